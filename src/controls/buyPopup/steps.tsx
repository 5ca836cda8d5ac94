import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StateValueFrom } from 'xstate';
import type { BuyPopupEvent, buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { hostOf, sellerOf } from './hostOf.ts';
import styles from './BuyPopup.module.css';

export interface StepProps {
  send: (event: BuyPopupEvent) => void;
  wantTicket: () => void;
  /** http(s), a path if this site sells it, or an anchor of the page if each date has its own. */
  ticketUrl: string;
  passUrl: string;
  loginHref: string;
  /** An anchor of the page, at the dates. */
  datesHref: string;
}

function AskPass({ send }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['question']}>{t('buyPopup.hasPass.question')}</p>
      <Answers>
        <Button look="primary" onClick={() => send({ type: 'pass.owned' })}>
          {t('buyPopup.hasPass.yes')}
        </Button>
        <Button onClick={() => send({ type: 'pass.missing' })}>{t('buyPopup.hasPass.no')}</Button>
      </Answers>
    </>
  );
}

function PromptLogin({ loginHref }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('buyPopup.login.text')}</p>
      <Answers>
        <LinkButton look="primary" href={loginHref}>
          {t('buyPopup.login.link')}
        </LinkButton>
      </Answers>
    </>
  );
}

function UseCredits({ send, datesHref }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('buyPopup.credits.text')}</p>
      <Answers>
        <LinkButton look="primary" href={datesHref} onClick={() => send({ type: 'popup.dismissed' })}>
          {t('buyPopup.credits.link')}
        </LinkButton>
      </Answers>
    </>
  );
}

function OfferPass({ send, wantTicket, ticketUrl }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['question']}>{t('buyPopup.offer.question')}</p>
      <p>{t('buyPopup.offer.text')}</p>
      <Answers>
        <Button look="primary" onClick={() => send({ type: 'pass.wanted' })}>
          {t('buyPopup.offer.yes')}
        </Button>
        {hostOf(ticketUrl) === null ? (
          <LinkButton href={ticketUrl} onClick={() => send({ type: 'popup.dismissed' })}>
            {t('buyPopup.offer.no')}
          </LinkButton>
        ) : (
          <Button onClick={wantTicket}>{t('buyPopup.offer.no')}</Button>
        )}
      </Answers>
    </>
  );
}

function Leave({ passUrl }: StepProps) {
  const { t } = useTranslation();
  return (
    <Way says={t('buyPopup.leaving.text')} isUnderWay>
      <PassLink href={passUrl} />
    </Way>
  );
}

function Left({ passUrl }: StepProps) {
  const { t } = useTranslation();
  return (
    <Way says={t('buyPopup.leaving.left')}>
      <PassLink href={passUrl} />
    </Way>
  );
}

function OpenTicket({ ticketUrl }: StepProps) {
  const { t } = useTranslation();
  return (
    <Way says={t('buyPopup.ticket.opening', { seller: sellerOf(ticketUrl) })} isUnderWay>
      <TicketLink href={ticketUrl} />
    </Way>
  );
}

function TicketOpened({ ticketUrl }: StepProps) {
  const { t } = useTranslation();
  return (
    <Way says={t('buyPopup.ticket.opened')}>
      <TicketLink href={ticketUrl} />
    </Way>
  );
}

function TicketBlocked({ ticketUrl }: StepProps) {
  const { t } = useTranslation();
  return (
    <Way says={t('buyPopup.ticket.blocked')}>
      <TicketLink href={ticketUrl} />
    </Way>
  );
}

const Answers = ({ children }: { children: ReactNode }) => (
  <div className={styles['answers']}>{children}</div>
);

/** The destination in words, and a plain link to it, whatever the browser blocks. */
function Way({ says, isUnderWay, children }: { says: string; isUnderWay?: true; children: ReactNode }) {
  return (
    <>
      <p role="status" className={isUnderWay && styles['underWay']}>
        {says}
      </p>
      <Answers>{children}</Answers>
    </>
  );
}

function Host({ href }: { href: string }) {
  const { t } = useTranslation();
  const host = hostOf(href);
  return host !== null && <span className={styles['host']}>{t('buyPopup.host', { host })}</span>;
}

function PassLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton look="primary" href={href}>
      {t('buyPopup.leaving.link')} <Host href={href} />
    </LinkButton>
  );
}

function TicketLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton look="primary" href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {t('buyPopup.ticket.link')} <Host href={href} />
        <span className="visually-hidden">{t('buyPopup.newWindow')}</span>
      </span>
      <Icon name="external" />
    </LinkButton>
  );
}

/** The view of each state of the popup; a state without one does not compile. */
export const steps = {
  closed: null,
  askingPass: AskPass,
  promptingLogin: PromptLogin,
  usingCredits: UseCredits,
  offeringPass: OfferPass,
  leaving: Leave,
  left: Left,
  openingTicket: OpenTicket,
  ticketOpened: TicketOpened,
  ticketBlocked: TicketBlocked,
} as const satisfies Record<StateValueFrom<typeof buyPopupMachine>, ComponentType<StepProps> | null>;
