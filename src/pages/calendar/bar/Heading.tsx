import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Legend } from './Legend.tsx';
import styles from './Heading.module.css';

interface HeadingProps {
  variant: 'live' | 'archive';
  /** The shown month and year, or full date (CAL-03, CAL-08). */
  title: string;
  /** Matching shows; undefined while unknown. */
  total: number | undefined;
  /** A note about the total. */
  note: ReactNode;
  /** Beside the title: the overview of the month. */
  children?: ReactNode;
}

/** The head of the poster: the page's name, its time and its number of shows. */
export function Heading({ variant, title, total, note, children }: HeadingProps) {
  const { t } = useTranslation();
  return (
    <header className={styles['heading']}>
      <div className={styles['words']}>
        <h1>
          <span className={styles['page']}>
            {t(variant === 'archive' ? 'calendar.archiveTitle' : 'calendar.title')}
          </span>{' '}
          <span className={styles['title']}>{title}</span>
        </h1>
        <output className={styles['total']}>
          {total === undefined ? '' : t('calendar.total', { count: total })}
        </output>
        {note}
        <Legend />
      </div>
      {children}
    </header>
  );
}
