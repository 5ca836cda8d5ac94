import { useCallback, useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '#src/browser/afterPaint.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { CityChip } from '#src/controls/visitorCity/CityChip.tsx';
import { isPlainClick } from '#src/browser/plainClick.ts';
import { ArtistSiteLink } from './ArtistSiteLink.tsx';
import { Filters } from './filters/Filters.tsx';
import { readFacet } from './filters/facets.ts';
import { changed, countFilters, differsInMore, fromAddress, hrefOf } from './question.ts';
import { Results } from './results/Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchPictures } from './search.picture.ts';
import type { SearchScreenProps } from './screenProps.ts';
import styles from './SearchScreen.module.css';
import { useSearchPanel } from './useSearchPanel.ts';

const panelId = 'search-filters';

/** The search (SRCH-01…SRCH-04): the box, the filters, and the hits. */
export function SearchScreen(props: SearchScreenProps) {
  const { t } = useTranslation();
  const { lang, state, question, path, today, results: found, onChoose } = props;
  const { isBusy } = searchPictures[state];
  // Typing waits only for the hits: the filters are drawn once, after them.
  const latest = useMemo(() => ({ question, results: found }), [question, found]);
  const [answered, setAnswered] = useState(latest);
  if (!isBusy && answered !== latest) setAnswered(latest);
  const drawn = useAfterPaint(answered);
  const { state: panel, isOpen, send, toggle, filters, results } = useSearchPanel();
  const onSubmitted = useCallback(() => send({ type: 'filters.submitted' }), [send]);
  const title = t('search.title');
  const count = countFilters(question);
  const cities = useMemo(
    () => readFacet(drawn.results, 'city', drawn.question).map(({ value }) => value),
    [drawn],
  );
  /** Links drawn for earlier words use the typed ones. */
  const followWithWords = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || drawn.question.q === question.q || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(fromAddress(Object.fromEntries(new URL(link.href).searchParams)));
  };
  return (
    <div className={`wrap ${styles['screen']}`} data-scope="search" data-state={state} aria-busy={isBusy}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={title} />
      <div className={styles['head']}>
        <h1>{title}</h1>
        <CityChip
          chosen={question.city}
          cities={cities}
          hrefOf={(city) => hrefOf(path, changed(question, { city: city === '' ? [] : [city] }))}
        />
      </div>
      <SearchBox {...props} />
      <ArtistSiteLink site={props.artistSite} {...{ lang }} text={props.text} />
      <div className={styles['panels']} data-scope="searchPanel" data-state={panel}>
        <button
          ref={toggle}
          type="button"
          data-early=""
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => send({ type: 'filters.toggled' })}
        >
          {count === 0 ? t('search.filter.open') : t('search.filter.openCounted', { count })}
          <Icon name="down" />
        </button>
        <section
          className={styles['filters']}
          id={panelId}
          aria-labelledby="search-filters-title"
          // Links based on other choices take no presses.
          data-outdated={differsInMore(drawn.question, question) || undefined}
          onClick={followWithWords}
          onKeyDown={({ key }) => key === 'Escape' && send({ type: 'filters.escaped' })}
        >
          <h2 ref={filters} id="search-filters-title" tabIndex={-1}>
            {t('search.filter.title')}
          </h2>
          <Filters {...{ lang, path, today, onChoose, onSubmitted }} {...drawn} />
        </section>
        <Results {...props} heading={results} />
      </div>
    </div>
  );
}
