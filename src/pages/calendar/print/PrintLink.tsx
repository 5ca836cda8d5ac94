import { useTranslation } from 'react-i18next';
import type { CalendarSearch } from '../calendar.search.ts';
import styles from './PrintLink.module.css';

/** The address of all the shows of a month as the server lists them for paper, narrowed as they are here. */
export const printHref = (path: string, { mode: _mode, day: _day, ...rest }: CalendarSearch, month: string) =>
  `${path}?${new URLSearchParams({ ...rest, month, print: 'all' })}`;

/** The way to the whole list, of which the month shows the first of each day. */
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
