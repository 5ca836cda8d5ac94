import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { type Keeping, KeepTickets } from '#src/controls/memberLists/keptTickets/KeepTickets.tsx';
import { memberShow } from '#src/controls/memberLists/memberShow.ts';
import { TicketFace } from '#src/controls/memberLists/TicketFace.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { isLongOver, type KeptTicket } from '#src/storage/keptTickets.ts';
import tops from '#src/controls/memberLists/Top.module.css';
import styles from './MyTicketsScreen.module.css';

interface MyTicketsScreenProps {
  lang: Language;
  tickets: readonly KeptTicket[];
  keeping: Keeping;
  /** Milliseconds since the epoch; null until the browser has looked. */
  now: number | null;
}

/** PKT-02: the tickets on this device, without a login and without a network. */
export function MyTicketsScreen({ lang, tickets, keeping, now }: MyTicketsScreenProps) {
  const { t } = useTranslation();
  const shown = tickets
    .filter((ticket) => now !== null && !isLongOver(ticket, now))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return (
    <div>
      <header className={`${tops['top']} ${styles['top']}`}>
        <div className="wrap">
          <h1>{t('myTickets.title')}</h1>
          <p>{t('myTickets.tagline')}</p>
        </div>
      </header>
      <div className={`wrap ${styles['tickets']}`}>
        {now !== null && shown.length === 0 && (
          <p role="status">
            {t('myTickets.empty')} {t('myTickets.how')}{' '}
            <a href={`/${lang}/profile#reserved`}>{t('myTickets.reservations')}</a>
          </p>
        )}
        <ul>
          {shown.map((ticket) => (
            <li key={ticket.uuid}>
              <Ticket lang={lang} ticket={ticket} keeping={keeping} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Ticket({ lang, ticket, keeping }: { lang: Language; ticket: KeptTicket; keeping: Keeping }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { isCancelled, code, picture } = ticket;
  const title = ticket.title[lang];
  const url = { fr: '', en: '' };
  const show = memberShow({ ...ticket, url, image_url: null }, lang, createFormat(lang));
  const when = show ? t('memberLists.when', { ...show }) : '';
  return (
    <article className={styles['ticket']} data-cancelled={isCancelled || undefined}>
      <h2>{title}</h2>
      {show && (
        <p>
          <time dateTime={show.start}>
            <b>{show.time}</b> {show.date}
          </time>
          <br />
          {show.place}
        </p>
      )}
      {isCancelled ? (
        <p>{t('myTickets.cancelled')}</p>
      ) : (
        <Button
          look="primary"
          aria-label={t('memberLists.admission.showOf', { title, when })}
          onClick={() => setOpen(true)}
        >
          <Icon name="ticket" /> {t('memberLists.admission.show')}
        </Button>
      )}
      {isOpen && !isCancelled && (
        <TicketFace
          title={title}
          show={show}
          code={code === '' ? undefined : code}
          picture={<img src={picture} alt={t('memberLists.admission.alt', { title, when })} />}
          onDismiss={() => setOpen(false)}
        >
          <KeepTickets {...keeping} />
        </TicketFace>
      )}
    </article>
  );
}
