import { useTranslation } from 'react-i18next';
import {
  noShowFilters,
  showFilterNames,
  type ChosenShowFilters,
  type ShowFilterName,
} from '#contract/programme/showFilters.ts';
import { Button } from '#src/components/Button.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { choiceLabel } from './choiceLabel.ts';
import styles from './FilterForm.module.css';
import type { ShowsScreenProps } from './screenProps.ts';

const filtersIn = (form: HTMLFormElement): ChosenShowFilters => {
  const data = new FormData(form);
  const chosen: Record<ShowFilterName, string> = { ...noShowFilters };
  for (const name of showFilterNames) {
    const value = data.get(name);
    if (typeof value === 'string') chosen[name] = value;
  }
  return chosen;
};

/** What the list can be narrowed by: a form that a browser without scripts sends as the address (HOM-13). */
export function FilterForm({ path, state, list, send }: ShowsScreenProps) {
  const { t } = useTranslation();
  const { filters } = state.context;
  const offered = showFilterNames.filter(
    (name) =>
      filters[name] !== '' || list.facets.some((facet) => facet.name === name && facet.choices.length > 0),
  );
  if (offered.length === 0) return null;
  return (
    <form
      className={styles['form']}
      action={path}
      aria-label={t('shows.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'filters.applied', filters: filtersIn(event.currentTarget) });
      }}
    >
      {offered.map((name) => (
        // Drawn anew where the address changes it: until then it is the visitor's draft.
        <Filter key={`${name} ${filters[name]}`} {...{ name, list }} chosen={filters[name]} />
      ))}
      <Button type="submit" look="dark">
        {t('shows.filter.apply')}
      </Button>
    </form>
  );
}

interface FilterProps extends Pick<ShowsScreenProps, 'list'> {
  name: ShowFilterName;
  chosen: string;
}

function Filter({ name, chosen, list }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lang = useLanguage();
  const choices = list.facets.find((facet) => facet.name === name)?.choices ?? [];
  const options = choices
    .map(({ value, count }) => ({ value, count: String(count) }))
    .concat(
      chosen === '' || choices.some(({ value }) => value === chosen) ? [] : [{ value: chosen, count: '' }],
    )
    .map((choice) => ({
      ...choice,
      label: choiceLabel({ name, value: choice.value, facets: list.facets, format, lang, t }),
    }));
  const { compare } = new Intl.Collator(lang);
  const hasOrder = name === 'month' || name === 'price';
  const ordered = hasOrder ? options : options.toSorted((one, other) => compare(one.label, other.label));
  return (
    <div>
      <label htmlFor={`filter-${name}`}>{t(`shows.filter.${name}`)}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{t('shows.filter.any')}</option>
        {ordered.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {count === '' ? label : t('shows.filter.counted', { label, count })}
          </option>
        ))}
      </select>
    </div>
  );
}
