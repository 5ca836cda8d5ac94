import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chosenOf,
  type English,
  type FilterName,
  type Filters,
  type ListFilterName,
  type SingleFilterName,
} from '#contract/programme/calendar/chosenFilters.ts';
import { distanceText } from '#src/controls/nearMe/distanceText.ts';
import { NearMeButton, NearMeStatus } from '#src/controls/nearMe/NearMe.tsx';
import type { NearMe } from '#src/controls/nearMe/useNearMe.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { CalendarFacets, FacetOption } from '#contract/wire/calendar.ts';
import type { CalendarSearch } from '../calendar.search.ts';
import { useFilterLabel } from '../filterLabel.ts';
import { Dropdown } from './Dropdown.tsx';
import { Fold } from './Fold.tsx';
import styles from './Panel.module.css';

/** One question: where. */
const places = ['city', 'venue', 'kind'] as const satisfies readonly FilterName[];

type DraftChoice =
  | { name: SingleFilterName; value: string }
  | { name: ListFilterName; value: readonly string[] };

/** Receives every change; without it the form keeps its own values and the browser sends it. */
interface DraftListener {
  onChoose: (chosen: DraftChoice) => void;
  onToggle: (name: ListFilterName, value: string) => void;
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
 * The filters as a form: a dropdown for each of one value, a fold of boxes for each of several, including "all" (CAL-21), and
 * the English shows' toggle in the French interface only (CAL-22). Those of places are one question. Choices without shows
 * are absent (CAL-23). The browser can send it: its fields have the address's names.
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
  const isOffered = (name: FilterName): boolean =>
    chosenOf(draft, name).length > 0 || facets?.[name].length !== 0;
  const choicesOf = (name: FilterName): readonly Choice[] =>
    sorted(name, withChosen(facets?.[name] ?? [], chosenOf(draft, name)));
  const single = (name: SingleFilterName) =>
    isOffered(name) && (
      <Dropdown
        label={t(`calendar.filter.${name}`)}
        name={name}
        {...(listener
          ? { value: draft[name], onChoose: (value: string) => listener.onChoose({ name, value }) }
          : { defaultValue: draft[name] })}
      >
        <option value="">{t('calendar.selector.all')}</option>
        {choicesOf(name).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {wordsOf(name, choice)}
          </option>
        ))}
      </Dropdown>
    );
  const several = (name: ListFilterName, above: ReactNode = null) =>
    isOffered(name) && (
      <Fold
        name={name}
        label={t(`calendar.filter.${name}`)}
        chosen={draft[name]}
        choices={choicesOf(name).map((choice) => ({ value: choice.value, words: wordsOf(name, choice) }))}
        labelOf={(value) => labelOf(name, value)}
        {...(listener && {
          listener: {
            onToggle: (value: string) => listener.onToggle(name, value),
            onAll: () => listener.onChoose({ name, value: [] }),
          },
        })}
      >
        {above}
      </Fold>
    );
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
      {places.some(isOffered) && (
        <fieldset className={styles['places']}>
          <legend>{t('calendar.filter.where')}</legend>
          {several('city', near && <NearMeButton state={near.state} press={near.press} />)}
          {single('venue')}
          {single('kind')}
        </fieldset>
      )}
      {single('genre')}
      {single('type')}
      {single('price')}
      {several('accessibility')}
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
const withChosen = (options: readonly Choice[], chosen: readonly string[]): readonly Choice[] => [
  ...chosen.filter((one) => options.every(({ value }) => value !== one)).map((value) => ({ value })),
  ...options,
];
