import { useTranslation } from 'react-i18next';
import type { Announcement } from '#contract/wire/announcement.ts';
import { DateText } from './DateText.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  of: Pick<Announcement, 'date' | 'city' | 'employment'>;
  timezone: string;
  width: 'medium' | 'long';
}

/** The date; of a job also its place and its hours. */
export function Facts({ of: { date, city, employment }, timezone, width }: FactsProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['facts']}>
      {date !== null && <DateText {...{ date, timezone, width }} />}
      {city !== '' && <span>{city}</span>}
      {employment !== null && <span>{t(`announcements.employment.${employment}`)}</span>}
    </p>
  );
}
