import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { CalendarLink, CalendarState } from '../calendar.url.ts';
import { isPlainClick } from '#src/browser/plainClick.ts';
import styles from './Total.module.css';

interface LeftOutEnglishProps {
  view: Pick<CalendarView, 'leftOutEnglish'>;
  state: CalendarState;
  link: CalendarLink;
  /** Takes the focus when the link goes. */
  filterButton: RefObject<HTMLButtonElement | null>;
}

/** How many English shows the French list leaves out, with a link to them (CAL-29, CAL-30). */
export function LeftOutEnglish({ view, state, link, filterButton }: LeftOutEnglishProps) {
  const { t } = useTranslation();
  const { filters } = state.context;
  const href = link({ type: 'filters.applied', filters, english: 'true' });
  if (view.leftOutEnglish === 0 || href === null) return null;
  return (
    <p className={styles['note']}>
      {t('calendar.leftOutEnglish', { count: view.leftOutEnglish })} ·{' '}
      <a
        href={href}
        data-keep-scroll
        onClick={(event) => {
          if (isPlainClick(event)) filterButton.current?.focus({ preventScroll: true });
        }}
      >
        {t('calendar.showEnglish')}
      </a>
    </p>
  );
}
