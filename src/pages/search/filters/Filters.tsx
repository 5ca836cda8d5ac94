import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTree } from './DateTree.tsx';
import { FacetList } from './FacetList.tsx';
import { FilterLink } from './FilterLink.tsx';
import { RangeForm } from './RangeForm.tsx';
import { changed, cleared, countFilters, hrefOf, listNames } from '../question.ts';
import { doesTreeNarrow, readTree } from './facets.ts';
import type { SearchScreenProps } from '../screenProps.ts';
import styles from './Filters.module.css';

interface FiltersProps extends Pick<
  SearchScreenProps,
  'lang' | 'path' | 'question' | 'results' | 'today' | 'onChoose'
> {
  onSubmitted: () => void;
}

/** SRCH-02: the filters of the results. Each choice is a link, so that it works without scripts. */
export const Filters = memo(function Filters(props: FiltersProps) {
  const { t } = useTranslation();
  const { question, path, results, today } = props;
  const years = readTree(results, { question, today });
  return (
    <div className={styles['filters']}>
      {countFilters(question) > 0 && (
        <a className={styles['clear']} href={hrefOf(path, cleared(question))} data-keep-scroll>
          {t('search.filter.clear')}
        </a>
      )}
      <ul>
        <FilterLink
          href={hrefOf(path, changed(question, { other: !question.other }))}
          label={t('search.filter.other')}
          isChosen={question.other}
        />
      </ul>
      {listNames.map((name) => (
        <FacetList key={name} {...props} name={name} />
      ))}
      {(question.date !== '' || doesTreeNarrow(years, results.nbHits)) && (
        <fieldset>
          <legend>{t('search.filter.date')}</legend>
          <DateTree {...props} values={years} />
        </fieldset>
      )}
      <RangeForm {...props} />
    </div>
  );
});
