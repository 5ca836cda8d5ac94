import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { ticketAddress } from '#contract/address/memberTicket.ts';
import styles from './ReservationView.module.css';

/** RES-25: marks a row as reserved, and links to the admission. */
export function ReservedTicket({ reservationId, when }: { reservationId: string; when: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles['ticket']} data-reserved="true">
      <LinkButton look="primary" href={ticketAddress(useLanguage(), reservationId)}>
        <Icon name="check" />
        <span>
          <span>{t('reservation.reserved')}</span> · {t('reservation.ticket')}
          <span className="visually-hidden">{t('reservation.date', { when })}</span>
        </span>
      </LinkButton>
    </p>
  );
}
