import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { endsStretch, pageStart, stretchStart } from '#contract/programme/stretch.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ListedShows } from '#src/components/ListedShows.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { isPlainClick } from '#src/components/plainClick.ts';
import styles from './List.module.css';
import type { ShowsScreenProps } from './screenProps.ts';

const skeletons = 4;

/** The pages of the list, what they wait for, and the way on. */
export function List({ list, path, link, send, state, siteId, today }: ShowsScreenProps) {
  const { t } = useTranslation();
  const { pages, status } = list;
  const earlier = link({ type: 'earlier.asked' });
  const asked = useRef<number | null>(null);
  // Who asked for more by keyboard goes on there, and not behind what came.
  const takeFocus = useCallback((first: HTMLAnchorElement | null) => {
    if (first === null || asked.current === null) return;
    asked.current = null;
    first.focus({ preventScroll: true });
  }, []);
  const isEmpty = pages.every(({ shows }) => shows.length === 0) && !list.hasMore;
  return (
    <section className={styles['list']} aria-labelledby="shows-list">
      <h2 className="visually-hidden" id="shows-list">
        {t('shows.list')}
      </h2>
      {earlier !== null && !isEmpty && <LinkButton href={earlier}>{t('shows.earlier')}</LinkButton>}
      {isEmpty && status === 'ready' && (
        <Empty first={earlier ?? link({ type: 'filters.cleared' })} isBeyond={earlier !== null} path={path} />
      )}
      {pages.map(({ offset, shows }) => (
        <ListedShows
          key={offset}
          {...{ shows, siteId, today }}
          isFirst={offset === 0}
          onFirstLink={offset > stretchStart(offset) ? takeFocus : undefined}
        />
      ))}
      {status === 'loading' && (
        <>
          <p className={styles['loading']} role="status">
            {t('page.loading')}
          </p>
          <Skeleton count={skeletons} />
        </>
      )}
      {status === 'failed' && (
        <Notice role="alert" action={<Button onClick={list.onRetry}>{t('shows.retry')}</Button>}>
          {t('shows.failed')}
        </Notice>
      )}
      {status === 'ready' && list.hasMore && (
        <p className={styles['more']}>
          <LinkButton
            look="primary"
            href={link({ type: 'more.asked' }) ?? path}
            onClick={(event) => {
              // The first page of another stretch begins at its top.
              if (!isPlainClick(event) || endsStretch(state.context.offset)) return;
              event.preventDefault();
              asked.current = pageStart(state.context.offset);
              send({ type: 'more.asked' });
            }}
          >
            {t('shows.more')}
            <Icon name="down" />
          </LinkButton>
          {list.total !== null && (
            <span>{t('shows.shown', { count: shownOf(pages), total: list.total })}</span>
          )}
        </p>
      )}
    </section>
  );
}

/** Which one of the list the last one is that is shown. */
const shownOf = (pages: ShowsScreenProps['list']['pages']): number => {
  const last = pages.at(-1);
  return last === undefined ? 0 : last.offset + last.shows.length;
};

/** Nothing there: of these filters, or so far down. */
function Empty({ first, isBeyond, path }: { first: string | null; isBeyond: boolean; path: string }) {
  const { t } = useTranslation();
  return (
    <Notice
      action={
        <LinkButton look="primary" href={first ?? path}>
          {t(isBeyond ? 'shows.beyond.back' : 'shows.none.back')}
        </LinkButton>
      }
    >
      {t(isBeyond ? 'shows.beyond.text' : 'shows.none.text')}
    </Notice>
  );
}
