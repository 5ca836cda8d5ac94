import { useTranslation } from 'react-i18next';
import {
  noShowFilters,
  showFilterNames,
  type ChosenShowFilters,
  type ShowFilterName,
} from '#contract/programme/calendar/showFilters.ts';
import { doesNarrow } from '#contract/programme/calendar/narrowing.ts';
import { Button } from '#src/components/Button.tsx';
import { NearMeStatus } from '#src/controls/nearMe/NearMe.tsx';
import { isAnyPlaced, useNearMe } from '#src/controls/nearMe/useNearMe.ts';
import { Filter } from './Filter.tsx';
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

/** The filters of the list: a form that a browser without scripts sends as the address (HOM-13). */
export function FilterForm({ path, state, list, send }: ShowsScreenProps) {
  const { t } = useTranslation();
  const { filters } = state.context;
  const near = useNearMe();
  const isNear = list.facets.some(({ name, choices }) => name === 'city' && isAnyPlaced(choices));
  const offered = showFilterNames.filter(
    (name) =>
      filters[name] !== '' ||
      list.facets.some((facet) => facet.name === name && doesNarrow(facet.choices, list.total ?? Infinity)),
  );
  if (offered.length === 0) return null;
  return (
    <form
      className={styles['form']}
      action={path}
      aria-label={t('shows.filter.label')}
      {...(isNear && { 'data-scope': 'nearMe', 'data-state': near.state })}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'filters.applied', filters: filtersIn(event.currentTarget) });
      }}
    >
      {offered.map((name) => (
        // Drawn anew when the address changes it: until then it is the visitor's draft.
        <Filter
          key={`${name} ${filters[name]}`}
          {...{ name, list }}
          chosen={filters[name]}
          near={isNear && name === 'city' ? near : null}
        />
      ))}
      <Button type="submit" look="dark">
        {t('shows.filter.apply')}
      </Button>
      {isNear && <NearMeStatus state={near.state} />}
    </form>
  );
}
