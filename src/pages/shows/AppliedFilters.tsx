import { useTranslation } from 'react-i18next';
import { showFilterNames, type ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import styles from './AppliedFilters.module.css';
import { choiceLabel } from './choiceLabel.ts';
import type { ShowsScreenProps } from './screenProps.ts';

/** The chosen filters, each with a link that removes it. */
export function AppliedFilters({ lang, state, list, link }: ShowsScreenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const prices = usePrices();
  const { filters } = state.context;
  const clear = link({ type: 'filters.cleared' });
  if (clear === null) return null;
  const labelOf = (name: ShowFilterName): string =>
    choiceLabel({ name, value: filters[name], facets: list.facets, format, prices, lang, t });
  return (
    <ul className={styles['applied']} aria-label={t('shows.filter.applied')}>
      {showFilterNames
        .filter((name) => filters[name] !== '')
        .map((name) => {
          const label = labelOf(name);
          return (
            <li key={name}>
              <a
                href={link({ type: 'filter.removed', name }) ?? clear}
                data-keep-scroll
                aria-label={t('shows.filter.remove', { name: t(`shows.filter.${name}`), value: label })}
              >
                {label} <span aria-hidden="true">×</span>
              </a>
            </li>
          );
        })}
      <li>
        <a className={styles['clear']} href={clear} data-keep-scroll>
          {t('shows.filter.clear')}
        </a>
      </li>
    </ul>
  );
}
