import { useTranslation } from 'react-i18next';
import type { CalendarLink, CalendarState } from './calendar.url.ts';
import { filterNames } from './calendar.search.ts';
import styles from './Bar.module.css';

/** The filters in force, each a link to the same place without it (CAL-24…CAL-30). */
export function AppliedFilters({ state, link }: { state: CalendarState; link: CalendarLink }) {
  const { t } = useTranslation();
  const { filters, english } = state.context;
  const applied = filterNames.filter((name) => filters[name] !== '');
  if (applied.length === 0 && english === 'false') return null;
  return (
    <ul className={styles['applied']} aria-label={t('calendar.filter.applied')}>
      {applied.map((name) => (
        <li key={name}>
          <Pill
            href={link({ type: 'filter.removed', name })}
            name={t('calendar.filter.remove', { name: t(`calendar.filter.${name}`), value: filters[name] })}
            text={filters[name]}
          />
        </li>
      ))}
      {english === 'true' && (
        <li>
          <Pill
            href={link({ type: 'filter.removed', name: 'english' })}
            name={t('calendar.filter.removeEnglish', { name: t('calendar.filter.english') })}
            text={t('calendar.filter.english')}
          />
        </li>
      )}
      <li>
        <a className={styles['clear']} href={link({ type: 'filters.cleared' }) ?? undefined} data-keep-scroll>
          {t('calendar.filter.clear')}
        </a>
      </li>
    </ul>
  );
}

function Pill({ href, name, text }: { href: string | null; name: string; text: string }) {
  return (
    <a className={styles['pill']} href={href ?? undefined} aria-label={name} data-keep-scroll>
      {text} <span aria-hidden="true">×</span>
    </a>
  );
}
