import { useTranslation } from 'react-i18next';
import { reservationSettings } from '#contract/settings/reservation.ts';
import { hour } from '#contract/settings/time.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import { Popup } from '#src/components/Popup.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { ConfirmPopup } from './ConfirmPopup.tsx';
import type { ReservationPopupProps } from './popupProps.ts';
import styles from './ReservationPopup.module.css';

/** The popup of a state; each opens anew, so that the focus goes in, and back to the control afterwards. */
export function ReservationPopup(props: ReservationPopupProps) {
  const { popup } = props.picture;
  switch (popup) {
    case 'confirm':
    case 'cancelRefused':
      return <ConfirmPopup {...props} />;
    case 'unsettled':
      return <UnsettledPopup {...props} />;
    case 'unanswered':
      return <UnansweredPopup {...props} />;
    case 'succeeded':
      return <SucceededPopup {...props} />;
    case 'refused':
      return <RefusedPopup {...props} />;
    case 'cancelled':
    case 'confused':
      return <ToldPopup key={popup} {...props} about={popup} />;
    case null:
      return null;
  }
}

/** RES-18 */
function SucceededPopup({ show, send }: ReservationPopupProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dismiss = () => send({ type: 'popup.dismissed' });
  return (
    <Popup open label={t('reservation.succeeded.title')} onDismiss={dismiss}>
      <div className={styles['party']}>
        <p className={styles['shout']}>{t('reservation.succeeded.text')}</p>
        <Mascot />
      </div>
      <p>{show}</p>
      <div className={styles['actions']}>
        <LinkButton href={`/${lang}/profile`}>{t('reservation.succeeded.mine')}</LinkButton>
        <Button look="primary" onClick={dismiss}>
          {t('reservation.succeeded.close')}
        </Button>
      </div>
    </Popup>
  );
}

/** RES-19 */
function RefusedPopup({ picture, show, send }: ReservationPopupProps) {
  const { t } = useTranslation();
  const dismiss = () => send({ type: 'popup.dismissed' });
  return (
    <Popup open label={t('reservation.refused.title')} onDismiss={dismiss}>
      <p>{show}</p>
      <p>
        {t(`reservation.refused.reason.${picture.refusal}`, {
          hours: reservationSettings.closing / hour,
        })}
      </p>
      <p className={styles['shout']}>{t('reservation.refused.text')}</p>
      <div className={styles['actions']}>
        <Button look="primary" onClick={dismiss}>
          {t('reservation.refused.close')}
        </Button>
      </div>
    </Popup>
  );
}

/** RES-21, RES-22 */
function ToldPopup({ show, send, about }: ReservationPopupProps & { about: 'cancelled' | 'confused' }) {
  const { t } = useTranslation();
  const dismiss = () => send({ type: 'popup.dismissed' });
  return (
    <Popup open label={t(`reservation.${about}.title`)} onDismiss={dismiss}>
      <p>{show}</p>
      <p>{t(`reservation.${about}.text`)}</p>
      <div className={styles['actions']}>
        <Button look="primary" onClick={dismiss}>
          {t(`reservation.${about}.close`)}
        </Button>
      </div>
    </Popup>
  );
}

/** The outcome is unknown, and the popup says so. */
function UnsettledPopup({ picture, show, send }: ReservationPopupProps) {
  const { t } = useTranslation();
  const { kind, isBusy } = picture;
  return (
    <Popup open label={t('reservation.unsettled.title')} onDismiss={() => send({ type: 'popup.dismissed' })}>
      <p>{show}</p>
      <p>{t(`reservation.unsettled.${kind}`)}</p>
      <p role="status">{t(`reservation.unsettled.${isBusy ? 'asking' : 'waiting'}`)}</p>
      <div className={styles['actions']}>
        <Button onClick={() => send({ type: 'popup.dismissed' })}>{t('reservation.unsettled.close')}</Button>
        <Button look="primary" aria-disabled={isBusy} onClick={() => send({ type: 'check.pressed' })}>
          {t('reservation.unsettled.check')}
        </Button>
      </div>
    </Popup>
  );
}

/** RES-19: the page has made all its checks; the outcome is unknown. */
function UnansweredPopup({ picture, show, send }: ReservationPopupProps) {
  const { t } = useTranslation();
  const dismiss = () => send({ type: 'popup.dismissed' });
  return (
    <Popup open label={t('reservation.refused.title')} onDismiss={dismiss}>
      <p>{show}</p>
      <p>{t(`reservation.unanswered.${picture.kind}`)}</p>
      <p className={styles['shout']}>{t('reservation.refused.text')}</p>
      <div className={styles['actions']}>
        <Button onClick={dismiss}>{t('reservation.unsettled.close')}</Button>
        <Button look="primary" onClick={() => send({ type: 'check.pressed' })}>
          {t('reservation.unsettled.check')}
        </Button>
      </div>
    </Popup>
  );
}
