import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '#src/api/member/newKey.ts';
import { Button } from '#src/components/Button.tsx';
import { Popup } from '#src/components/Popup.tsx';
import type { ReservationPopupProps } from './popupProps.ts';
import styles from './ReservationPopup.module.css';

/** RES-20, RES-22, RES-23: asks first, stays during the work, and explains a failure. */
export function ConfirmPopup({ picture, show, send }: ReservationPopupProps) {
  const { t } = useTranslation();
  const { popup, isBusy, isConfused, refusal } = picture;
  const dismiss = () => send({ type: 'popup.dismissed' });
  const confirm = ({ detail }: MouseEvent) => {
    // The second click of a double click belongs to the first; a separate press counts (RES-22).
    if (detail <= 1) send({ type: 'cancel.confirmed', key: newKey() });
  };
  const isTooLate = refusal === 'closed' || refusal === 'past';
  return (
    <Popup open label={t('reservation.confirm.title')} isHeld={isBusy} onDismiss={dismiss}>
      <p>
        <strong>{show}</strong>
      </p>
      <p>{t('reservation.confirm.text')}</p>
      <div role="status" className={styles['message']}>
        {popup === 'cancelRefused' && (
          <p>{t(isTooLate ? 'reservation.confirm.refusedClosed' : 'reservation.confirm.refused')}</p>
        )}
        {isBusy && isConfused && (
          <p>
            {t('reservation.confused.title')} {t('reservation.confirm.busy')}
          </p>
        )}
        {isBusy && !isConfused && <p>{t('reservation.cancelling')}</p>}
      </div>
      <div className={styles['actions']}>
        <Button look="primary" aria-disabled={isBusy} onClick={dismiss}>
          {t('reservation.confirm.keep')}
        </Button>
        <Button aria-disabled={isBusy} onClick={confirm}>
          {t('reservation.confirm.cancel')}
        </Button>
      </div>
    </Popup>
  );
}
