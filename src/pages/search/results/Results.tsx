import { memo, useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { useAfterPaint } from '#src/browser/afterPaint.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { tonightIn } from '#src/api/askedWords.ts';
import { Hit } from './Hit.tsx';
import { readHits, startingIn } from './hit.ts';
import { isAnswered } from '../isAnswered.ts';
import { Pagination } from './Pagination.tsx';
import { changed, cleared, countFilters, hrefOf, quoted } from '../question.ts';
import { searchPictures } from '../search.picture.ts';
import type { SearchScreenProps } from '../screenProps.ts';
import styles from './Results.module.css';

const skeletons = 4;

interface ResultsProps extends SearchScreenProps {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** SRCH-03: the number of hits, the hits, the pages, and the credit of an external service. */
export function Results(props: ResultsProps) {
  const { t } = useTranslation();
  const { state, results, question, path, lang, isNamed, onRetry, heading } = props;
  const { above, isBusy } = searchPictures[state];
  const hasAnswer = isAnswered(results);
  const tonight = useMemo(() => (hasAnswer ? tonightIn(results._state.filters) : null), [hasAnswer, results]);
  const hits = useMemo(() => {
    const found = hasAnswer ? readHits(results.hits) : [];
    return tonight === null ? found : found.map((hit) => startingIn(hit, tonight));
  }, [hasAnswer, results, tonight]);
  const retry = () => {
    // The button goes away with its message.
    heading.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <section className={styles['results']} aria-labelledby="search-results">
      <h2 ref={heading} className="visually-hidden" id="search-results" tabIndex={-1}>
        {t('search.results')}
      </h2>
      <p className={styles['statistics']} role="status">
        {hasAnswer && above !== 'none' ? <Statistics {...props} /> : null}
      </p>
      {tonight !== null && (
        <p className={styles['tonight']}>
          {above !== 'none' && `${t('search.tonight.note')} `}
          <a href={hrefOf(path, changed(question, { q: quoted(question.q) }))}>
            {t('search.tonight.words', { q: question.q })}
          </a>
        </p>
      )}
      {(above === 'failed' || above === 'offline') && (
        <Notice role="alert" action={<Button onClick={retry}>{t('search.retry')}</Button>}>
          {t(hits.length > 0 ? `search.${above}.kept` : `search.${above}.text`)}
        </Notice>
      )}
      {above === 'none' && (
        <Notice
          action={
            countFilters(question) > 0 ? (
              <LinkButton look="primary" href={hrefOf(path, cleared(question))} data-keep-scroll>
                {t('search.filter.clear')}
              </LinkButton>
            ) : null
          }
        >
          {question.q === ''
            ? t('search.none.all')
            : tonight !== null
              ? t('search.tonight.none')
              : t('search.none.text', { q: question.q })}
        </Notice>
      )}
      {isBusy && !hasAnswer && (
        <>
          <p className={styles['loading']} role="status">
            {t('page.loading')}
          </p>
          <Skeleton count={skeletons} />
        </>
      )}
      {hasAnswer && results.nbHits > 0 && results.page >= results.nbPages && (
        <Notice
          action={
            <LinkButton look="primary" href={hrefOf(path, { ...question, page: results.nbPages })}>
              {t('search.beyond.last')}
            </LinkButton>
          }
        >
          {t('search.beyond.text', { page: results.page + 1, last: results.nbPages })}
        </Notice>
      )}
      {above !== 'none' && hits.length > 0 && (
        <>
          <Hits {...{ hits, lang }} />
          <Pagination {...{ path, question }} pages={results.nbPages} />
        </>
      )}
      {isNamed && (
        <p className={styles['powered']}>
          <a href={t('search.poweredBy.href')} target="_blank" rel="noopener">
            {t('search.poweredBy.text')}
          </a>
        </p>
      )}
    </section>
  );
}

interface HitsProps extends Pick<ResultsProps, 'lang'> {
  hits: ReturnType<typeof readHits>;
}

/** Draws at once as many as fit a window, the others after them: a person who types looks at the top. */
const Hits = memo(function Hits({ hits, lang }: HitsProps) {
  const settled = useAfterPaint(hits);
  const drawn = settled === hits ? hits : hits.slice(0, searchPageSettings.hitsAtOnce);
  return (
    <ol className={styles['hits']}>
      {drawn.map((hit, place) => (
        <li key={hit.objectID}>
          <Hit {...{ hit, lang }} isUrgent={place === 0} />
        </li>
      ))}
    </ol>
  );
});

function Statistics({ results, question }: Pick<ResultsProps, 'results' | 'question'>) {
  const { t } = useTranslation();
  const { nbHits: count, page, hitsPerPage, query } = results;
  const from = page * hitsPerPage + 1;
  const to = Math.min(count, from + results.hits.length - 1);
  return (
    <>
      <b>
        {query === '' || question.q === ''
          ? t('search.count', { count })
          : t('search.countOf', { count, q: query })}
      </b>{' '}
      {results.nbPages > 1 && to >= from && <span>{t('search.shown', { from, to })}</span>}
    </>
  );
}
