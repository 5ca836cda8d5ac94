import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import styles from './Filters.module.css';

interface FilterLinkProps {
  href: string;
  label: string;
  /** The number of its hits. */
  count?: number;
  isChosen: boolean;
  /** The choices within. */
  children?: ReactNode;
}

/** One choice: a link to the search with it, or without it. */
export function FilterLink({ href, label, count, isChosen, children }: FilterLinkProps) {
  const { t } = useTranslation();
  return (
    <li>
      <a
        className={styles['choice']}
        href={href}
        aria-current={isChosen ? 'true' : undefined}
        data-keep-scroll
        rel="nofollow"
      >
        <span className={styles['mark']} aria-hidden="true" />
        {label}
        {count !== undefined && (
          <span className={styles['count']}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t('search.count', { count })}</span>
          </span>
        )}
      </a>
      {children}
    </li>
  );
}
