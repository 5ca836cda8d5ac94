import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Legend } from './Legend.tsx';
import styles from './Heading.module.css';

interface HeadingProps {
  variant: 'live' | 'archive';
  /** The shown month and year, or full date (CAL-03, CAL-08). */
  title: string;
  /** The quick ways. */
  ways: ReactNode;
  /** Beside the words: the overview of the month. */
  children?: ReactNode;
}

/** The head of the poster: the page's name, its time and its quick ways; on phones the bar below says the time. */
export function Heading({ variant, title, ways, children }: HeadingProps) {
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
        <Legend />
        {ways}
      </div>
      {children}
    </header>
  );
}
