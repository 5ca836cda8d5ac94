import { useTranslation } from 'react-i18next';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { hrefOf, type Question } from '../question.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  path: string;
  question: Question;
  pages: number;
}

/** The first, the last, and the neighbours of the present one. */
const shownOf = (page: number, pages: number): number[] => {
  const { pagesBeside } = searchPageSettings;
  return Array.from({ length: pages }, (_, place) => place + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= pagesBeside,
  );
};

/** Links to the pages of hits (SRCH-03). */
export function Pagination({ path, question, pages }: PaginationProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  const { page } = question;
  const to = (at: number): string => hrefOf(path, { ...question, page: at });
  return (
    <nav className={styles['pages']} aria-label={t('search.pages.label')}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          {t('search.pages.previous')}
        </a>
      )}
      <ol>
        {shownOf(page, pages).map((each) => (
          <li key={each}>
            <a
              href={to(each)}
              aria-current={each === page ? 'page' : undefined}
              aria-label={t('search.pages.page', { page: each })}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {t('search.pages.next')}
        </a>
      )}
    </nav>
  );
}
