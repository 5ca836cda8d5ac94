import { useTranslation } from 'react-i18next';
import { writeSearchText } from '#src/routing/searchText.ts';
import type { CalendarSearch } from '../calendar.search.ts';
import styles from './PrintLink.module.css';

/** The address of the server's list of all shows of a month for paper, with the present filters. */
export const printHref = (path: string, { mode: _mode, day: _day, ...rest }: CalendarSearch, month: string) =>
  `${path}?${writeSearchText({ ...rest, month, print: 'all' })}`;

/** A link to the whole list; the month shows only the first of each day. */
export function PrintLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles['print']} data-print="no">
      <a href={href} rel="nofollow">
        {t('calendar.printAll')}
      </a>
    </p>
  );
}
