import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filterNames,
  type English,
  type FilterName,
  type Filters,
} from '#contract/programme/chosenFilters.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { CalendarFacets, FacetOption } from '#contract/wire/calendar.ts';
import type { CalendarSearch } from '../calendar.search.ts';
import { useFilterLabel } from '../filterLabel.ts';
import { Dropdown } from './Dropdown.tsx';
import styles from './Panel.module.css';

/** Told of every change; without it the form keeps its own values and is sent by the browser. */
interface DraftListener {
  onChoose: (name: FilterName, value: string) => void;
  onEnglish: (english: English) => void;
  onApply: () => void;
}

interface FilterFormProps {
  path: string;
  /** The place that the filters are applied to: mode, month, day. */
  place: CalendarSearch;
  draft: Filters;
  /** The choices with their counts; undefined while they are on their way. */
  facets: CalendarFacets | undefined;
  listener?: DraftListener;
  /** The buttons. */
  children: ReactNode;
}

/**
 * The filters as a form: a dropdown for each with a choice for all of them (CAL-21), and the English shows' toggle in
 * the French interface only (CAL-22). What would leave nothing is not offered (CAL-23). The browser
 * can send it: its fields are the address's names.
 */
export function FilterForm({ path, place, draft, facets, listener, children }: FilterFormProps) {
  const { t } = useTranslation();
  const isEnglish = useLanguage() === 'en';
  const labelOf = useFilterLabel();
  const offered = filterNames.filter((name) => draft[name] !== '' || facets?.[name].length !== 0);
  return (
    <form
      className={styles['filters']}
      action={path}
      onSubmit={
        listener &&
        ((event) => {
          event.preventDefault();
          listener.onApply();
        })
      }
    >
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {offered.map((name) => (
        <Dropdown
          key={name}
          label={t(`calendar.filter.${name}`)}
          name={name}
          {...(listener
            ? { value: draft[name], onChoose: (value: string) => listener.onChoose(name, value) }
            : { defaultValue: draft[name] })}
        >
          <option value="">{t('calendar.selector.all')}</option>
          {withChosen(facets?.[name] ?? [], draft[name]).map(({ value, count }) => (
            <option key={value} value={value}>
              {count === undefined
                ? labelOf(name, value)
                : t('calendar.filter.option', { label: labelOf(name, value), count })}
            </option>
          ))}
        </Dropdown>
      ))}
      {!isEnglish && (
        <label className={styles['toggle']}>
          <input
            type="checkbox"
            name="english"
            value="true"
            {...(listener
              ? {
                  role: 'switch',
                  'aria-checked': draft.english === 'true',
                  checked: draft.english === 'true',
                  onChange: (event) => listener.onEnglish(event.target.checked ? 'true' : 'false'),
                }
              : { defaultChecked: draft.english === 'true' })}
          />
          {t('calendar.filter.english')}
        </label>
      )}
      {children}
    </form>
  );
}

type Choice = Pick<FacetOption, 'value'> & { count?: number };

/** A filter that came with the address stays a choice in a month that does not have it, and before its choices are there. */
const withChosen = (options: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || options.some(({ value }) => value === chosen) ? options : [{ value: chosen }, ...options];
