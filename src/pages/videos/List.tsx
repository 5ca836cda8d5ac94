import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stretchStart } from '#contract/programme/stretch.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { isPlainClick } from '#src/components/plainClick.ts';
import { VideoCards } from '#src/components/VideoCards.tsx';
import type { VideosScreenProps } from './screenProps.ts';
import styles from './VideosScreen.module.css';

/** The pages of the list, what they wait for, and the way on. */
export function List({ list, link, send, state, size }: VideosScreenProps) {
  const { t } = useTranslation();
  const { pages, status } = list;
  const { offset } = state.context;
  const earlier = link({ type: 'earlier.asked' });
  const all = link({ type: 'collection.chosen', collection: null }) ?? '';
  const more = { type: 'more.asked', size } as const;
  const asked = useRef<boolean>(false);
  // Who asked for more by keyboard goes on there, and not behind what came.
  const takeFocus = useCallback((first: HTMLAnchorElement | null) => {
    if (first === null || !asked.current) return;
    asked.current = false;
    first.focus({ preventScroll: true });
  }, []);
  const isEmpty = pages.every(({ videos }) => videos.length === 0) && !list.hasMore;
  return (
    <section className={styles['list']} aria-labelledby="videos-list">
      <h2 className="visually-hidden" id="videos-list">
        {t('videos.list')}
      </h2>
      {earlier !== null && !isEmpty && <LinkButton href={earlier}>{t('videos.earlier')}</LinkButton>}
      {isEmpty && status === 'ready' && (
        <Notice
          action={
            <LinkButton look="primary" href={earlier ?? all}>
              {t('videos.none.back')}
            </LinkButton>
          }
        >
          {t('videos.none.text')}
        </Notice>
      )}
      {pages.map(({ offset: at, videos }, index) => (
        <VideoCards
          key={at}
          videos={videos}
          isFirst={index === 0}
          isLast={index === pages.length - 1}
          onFirstLink={at > stretchStart(at) ? takeFocus : undefined}
        />
      ))}
      {status === 'loading' && (
        <p className={styles['loading']} role="status">
          {t('page.loading')}
        </p>
      )}
      {status === 'failed' && (
        <Notice role="alert" action={<Button onClick={list.onRetry}>{t('videos.retry')}</Button>}>
          {t('videos.failed')}
        </Notice>
      )}
      {status === 'ready' && list.hasMore && (
        <p className={styles['more']}>
          <LinkButton
            look="primary"
            href={link(more) ?? all}
            onClick={(event) => {
              // The first page of another stretch begins at its top.
              if (!isPlainClick(event) || stretchStart(offset + size) !== stretchStart(offset)) return;
              event.preventDefault();
              asked.current = true;
              send(more);
            }}
          >
            {t('videos.more')}
            <Icon name="down" />
          </LinkButton>
          {list.total !== null && (
            <span>{t('videos.shown', { count: shownOf(pages), total: list.total })}</span>
          )}
        </p>
      )}
    </section>
  );
}

/** Which one of the list the last one is that is shown. */
const shownOf = (pages: VideosScreenProps['list']['pages']): number => {
  const last = pages.at(-1);
  return last === undefined ? 0 : last.offset + last.videos.length;
};
