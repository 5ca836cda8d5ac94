import { useTranslation } from 'react-i18next';
import { searchKinds, type SearchKind } from '#contract/settings/search.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { FilterLink } from './FilterLink.tsx';
import { readFacet, type FacetValue } from './facets.ts';
import { doesNarrow } from '#contract/programme/calendar/narrowing.ts';
import { hrefOf, toggled, type ListName } from '../question.ts';
import type { SearchScreenProps } from '../screenProps.ts';

const isKind = (value: string): value is SearchKind => searchKinds.some((kind) => kind === value);

interface FacetListProps extends Pick<SearchScreenProps, 'lang' | 'path' | 'question' | 'results'> {
  name: ListName;
}

/** One filter of several values; the frequent ones first, the others on request. Not there if it says nothing (SRCH-18). */
export function FacetList({ name, path, question, results, lang }: FacetListProps) {
  const { t } = useTranslation();
  const values = readFacet(results, name, question);
  if (question[name].length === 0 && !doesNarrow(values, results.nbHits)) return null;
  const labelOf = (value: string): string =>
    name === 'kind' && isKind(value) ? t(`search.kinds.${value}`) : value;
  const { compare } = new Intl.Collator(lang);
  const inOrder = (some: readonly FacetValue[]) =>
    some.toSorted((one, other) => compare(labelOf(one.value), labelOf(other.value)));
  const draw = (some: readonly FacetValue[]) => (
    <ul>
      {inOrder(some).map(({ value, count }) => (
        <FilterLink
          key={value}
          href={hrefOf(path, toggled(question, name, value))}
          label={labelOf(value)}
          count={count}
          isChosen={question[name].includes(value)}
        />
      ))}
    </ul>
  );
  const { valuesAtOnce } = searchPageSettings;
  const rest = values.slice(valuesAtOnce);
  return (
    <fieldset>
      <legend>{t(`search.filter.${name}`)}</legend>
      {draw(values.slice(0, valuesAtOnce))}
      {rest.length > 0 && (
        <details>
          <summary>{t('search.filter.more', { count: rest.length })}</summary>
          {draw(rest)}
        </details>
      )}
    </fieldset>
  );
}
