import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filterNames,
  type English,
  type FilterName,
  type Filters,
} from '#contract/programme/calendar/chosenFilters.ts';
import { distanceText } from '#src/controls/nearMe/distanceText.ts';
import { NearMeButton, NearMeStatus } from '#src/controls/nearMe/NearMe.tsx';
import type { NearMe } from '#src/controls/nearMe/useNearMe.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { CalendarFacets, FacetOption } from '#contract/wire/calendar.ts';
import type { CalendarSearch } from '../calendar.search.ts';
import { useFilterLabel } from '../filterLabel.ts';
import { Dropdown } from './Dropdown.tsx';
import styles from './Panel.module.css';

/** Receives every change; without it the form keeps its own values and the browser sends it. */
interface DraftListener {
  onChoose: (name: FilterName, value: string) => void;
  onEnglish: (english: English) => void;
  onApply: () => void;
}

interface FilterFormProps {
  path: string;
  /** The place of the filters: mode, month, day. */
  place: CalendarSearch;
  draft: Filters;
  /** The choices with their counts; undefined while they load. */
  facets: CalendarFacets | undefined;
  /** Sorts the cities by distance; only with scripts. */
  near?: NearMe | null;
  listener?: DraftListener;
  /** The buttons. */
  children: ReactNode;
}

/**
 * The filters as a form: a dropdown for each, including "all" (CAL-21), and the English shows' toggle in the French interface
 * only (CAL-22). Choices without shows are absent (CAL-23). The browser can send it: its fields have the address's names.
 */
export function FilterForm({ path, place, draft, facets, near = null, listener, children }: FilterFormProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const isEnglish = lang === 'en';
  const labelOf = useFilterLabel();
  const sorted = (name: FilterName, choices: readonly Choice[]): readonly Choice[] =>
    near && name === 'city' ? near.sort(choices) : choices;
  const wordsOf = (name: FilterName, { value, count, kilometres }: Choice): string => {
    const words = labelOf(name, value);
    const label =
      typeof kilometres === 'number'
        ? t('nearMe.at', { city: words, distance: distanceText(kilometres, lang) })
        : words;
    return count === undefined ? label : t('calendar.filter.option', { label, count });
  };
  const offered = filterNames.filter((name) => draft[name] !== '' || facets?.[name].length !== 0);
  return (
    <form
      className={styles['filters']}
      action={path}
      {...(near && { 'data-scope': 'nearMe', 'data-state': near.state })}
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
          beside={near && name === 'city' && <NearMeButton state={near.state} press={near.press} />}
          {...(listener
            ? { value: draft[name], onChoose: (value: string) => listener.onChoose(name, value) }
            : { defaultValue: draft[name] })}
        >
          <option value="">{t('calendar.selector.all')}</option>
          {sorted(name, withChosen(facets?.[name] ?? [], draft[name])).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {wordsOf(name, choice)}
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
      {near && <NearMeStatus state={near.state} />}
      {children}
    </form>
  );
}

type Choice = Pick<FacetOption, 'value' | 'position'> & { count?: number; kilometres?: number | null };

/** A filter from the address stays a choice in a month without it, and before its choices have loaded. */
const withChosen = (options: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || options.some(({ value }) => value === chosen) ? options : [{ value: chosen }, ...options];
