import { useTranslation } from 'react-i18next';
import type { Announcement } from '#contract/wire/announcement.ts';
import { Chip } from '#src/components/Chip.tsx';
import { DateText } from './DateText.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  of: Pick<Announcement, 'date' | 'city' | 'employment'>;
  /** Its kind, in the singular; '' without one. */
  kind?: string;
  timezone: string;
  width: 'medium' | 'long';
}

/** The kind and the date; of a job also its place, and its hours as its kind. */
export function Facts({ of: { date, city, employment }, kind = '', timezone, width }: FactsProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['facts']}>
      {employment !== null && <Chip>{t(`announcements.employment.${employment}`)}</Chip>}
      {kind !== '' && <Chip>{kind}</Chip>}
      {date !== null && <DateText {...{ date, timezone, width }} />}
      {city !== '' && <span>{city}</span>}
    </p>
  );
}
