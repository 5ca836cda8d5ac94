import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from '#src/components/Popup.tsx';
import { keepAwake } from './keepAwake.ts';
import type { MemberShow } from './memberShow.ts';
import styles from './Admission.module.css';

interface TicketFaceProps {
  title: string;
  show: Pick<MemberShow, 'start' | 'time' | 'date' | 'place'> | null;
  /** As text; undefined where there is only a picture. */
  code: string | undefined;
  picture: ReactNode;
  /** Below the ticket. */
  children: ReactNode;
  onDismiss: () => void;
}

/** Letters read out in one breath. */
const group = /.{1,4}/g;

/** RES-25: a ticket that fills the screen. Printed, it is alone on a page (PKT-05). */
export function TicketFace({ title, show, code, picture, children, onDismiss }: TicketFaceProps) {
  const { t } = useTranslation();
  return (
    <Popup open placement="white" label={title} onDismiss={onDismiss}>
      <div className={styles['admission']} data-print="alone" ref={keepAwake}>
        {show && (
          <p className={styles['facts']}>
            <strong className={styles['printed']}>{title}</strong>
            <time dateTime={show.start}>
              <b>{show.time}</b> <span>{show.date}</span>
            </time>
            <span>{show.place}</span>
          </p>
        )}
        <div className={styles['picture']} tabIndex={-1}>
          {picture}
        </div>
        {code !== undefined && (
          <p className={styles['code']}>
            {t('memberLists.admission.code')} <b translate="no">{code.match(group)?.join(' ')}</b>
          </p>
        )}
        <p className={styles['hint']}>{t('memberLists.admission.hint')}</p>
        {children}
      </div>
    </Popup>
  );
}
