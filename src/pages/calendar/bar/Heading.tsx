import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Legend } from './Legend.tsx';
import styles from './Heading.module.css';

interface HeadingProps {
  variant: 'live' | 'archive';
  /** What is shown: a month and year, or a full date (CAL-03, CAL-08). */
  title: string;
  /** Shows that match; undefined while not known. */
  total: number | undefined;
  /** What is to be said of the total. */
  note: ReactNode;
  /** Beside the title: the overview of the month. */
  children?: ReactNode;
}

/** The head of the poster: the page's name, what is shown and how much of it there is. */
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
