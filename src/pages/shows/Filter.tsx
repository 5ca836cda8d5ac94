import { useTranslation } from 'react-i18next';
import type { ShowFilterName } from '#contract/programme/calendar/showFilters.ts';
import type { FacetOption } from '#contract/wire/calendar.ts';
import { distanceText } from '#src/controls/nearMe/distanceText.ts';
import { NearMeButton } from '#src/controls/nearMe/NearMe.tsx';
import type { NearMe } from '#src/controls/nearMe/useNearMe.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { choiceLabel } from './choiceLabel.ts';
import styles from './FilterForm.module.css';
import type { ShowsScreenProps } from './screenProps.ts';

interface FilterProps extends Pick<ShowsScreenProps, 'list'> {
  name: ShowFilterName;
  chosen: string;
  /** Sorts the choices by distance; null for choices without positions. */
  near: NearMe | null;
}

type Choice = Pick<FacetOption, 'value' | 'position'> & { count?: number; kilometres?: number | null };

/** One filter of the list. A chosen value stays a choice even without shows. */
export function Filter({ name, chosen, list, near }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const prices = usePrices();
  const lang = useLanguage();
  const choices: readonly Choice[] = list.facets.find((facet) => facet.name === name)?.choices ?? [];
  const options = (
    chosen === '' || choices.some(({ value }) => value === chosen) ? choices : [...choices, { value: chosen }]
  ).map((choice) => ({
    ...choice,
    label: choiceLabel({ name, value: choice.value, facets: list.facets, format, prices, lang, t }),
  }));
  const { compare } = new Intl.Collator(lang);
  const hasOrder = name === 'month' || name === 'price';
  const ordered = hasOrder ? options : options.toSorted((one, other) => compare(one.label, other.label));
  const wordsOf = ({ label, count, kilometres }: (typeof ordered)[number]): string => {
    const place =
      typeof kilometres === 'number'
        ? t('nearMe.at', { city: label, distance: distanceText(kilometres, lang) })
        : label;
    return count === undefined ? place : t('shows.filter.counted', { label: place, count: String(count) });
  };
  return (
    <div>
      <span className={styles['name']}>
        <label htmlFor={`filter-${name}`}>{t(`shows.filter.${name}`)}</label>
        {near && <NearMeButton state={near.state} press={near.press} />}
      </span>
      <select id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{t('shows.filter.any')}</option>
        {(near?.sort(ordered) ?? ordered).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {wordsOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}
