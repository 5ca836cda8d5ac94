import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Total.module.css';

interface TotalProps {
  /** Matching shows; undefined while unknown. */
  total: number | undefined;
  /** A note about the total. */
  note: ReactNode;
}

/** The number of the shown shows. */
export function Total({ total, note }: TotalProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['total']}>
      <output>{total === undefined ? '' : t('calendar.total', { count: total })}</output>
      {note}
    </div>
  );
}
