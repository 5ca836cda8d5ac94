import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent, CalendarLink, CalendarState } from '../calendar.url.ts';
import { chosenOf, filterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { useFilterLabel } from '../filterLabel.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isPlainClick } from '#src/browser/plainClick.ts';
import styles from './AppliedFilters.module.css';

interface AppliedFiltersProps {
  /** The visitor's own city, if the address has it; its chip says and removes it. */
  ownCity: string;
  state: CalendarState;
  link: CalendarLink;
  /** Takes the focus when the last filter goes. */
  filterButton: RefObject<HTMLButtonElement | null>;
}

/** The applied filters, each a link that removes it (CAL-24…CAL-30). */
export function AppliedFilters({ ownCity, state, link, filterButton }: AppliedFiltersProps) {
  const { t } = useTranslation();
  const { filters, english, days } = state.context;
  const format = useFormat();
  const labelOf = useFilterLabel();
  /** An applied filter: its removal, its name, its value in words. */
  const pillOf = (event: CalendarEvent, name: string, value: string) => ({
    href: link(event),
    name: t('calendar.filter.remove', { name, value }),
    text: value,
  });
  const pills = filterNames
    .flatMap((name) => chosenOf(filters, name).map((value) => ({ name, value })))
    .filter(({ name, value }) => name !== 'city' || value !== ownCity)
    .map(({ name, value }) =>
      pillOf({ type: 'filter.removed', name, value }, t(`calendar.filter.${name}`), labelOf(name, value)),
    );
  if (days !== null)
    pills.unshift(pillOf({ type: 'days.removed' }, t('calendar.filter.days'), format.dayRange(days)));
  if (english === 'true') {
    const text = t('calendar.filter.english');
    pills.push({
      href: link({ type: 'filter.removed', name: 'english', value: 'true' }),
      name: t('calendar.filter.removeEnglish', { name: text }),
      text,
    });
  }
  if (pills.length === 0) return null;
  const passFocus = (event: MouseEvent, next: HTMLElement | null) => {
    if (isPlainClick(event)) next?.focus({ preventScroll: true });
  };
  // The clicked link is about to go: the focus moves on before.
  const toNextPill = (event: MouseEvent) => {
    const item = event.currentTarget.parentElement;
    passFocus(
      event,
      pillIn(item?.nextElementSibling) ?? pillIn(item?.previousElementSibling) ?? filterButton.current,
    );
  };
  return (
    <ul className={styles['applied']} aria-label={t('calendar.filter.applied')}>
      {pills.map(({ href, name, text }) => (
        <li key={name}>
          <a
            className={styles['pill']}
            href={href ?? undefined}
            aria-label={name}
            onClick={toNextPill}
            data-keep-scroll
          >
            {text} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a
          className={styles['clear']}
          href={link({ type: 'filters.cleared' }) ?? undefined}
          onClick={(event) => passFocus(event, filterButton.current)}
          data-keep-scroll
        >
          {t('calendar.filter.clear')}
        </a>
      </li>
    </ul>
  );
}

const pillIn = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(`.${styles['pill']}`) ?? null;
