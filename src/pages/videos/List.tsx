import { useTranslation } from 'react-i18next';
import { videoStretches } from '#contract/programme/calendar/stretch.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { VideoCards } from '#src/components/cards/VideoCards.tsx';
import { Pages, shownOf } from '#src/controls/catalogue/Pages.tsx';
import { useFocusOnMore } from '#src/controls/catalogue/useFocusOnMore.ts';
import type { VideosScreenProps } from './screenProps.ts';

/** The pages of the list, their loading, and the way on. */
export function List({ list, link, send, state, size }: VideosScreenProps) {
  const { t } = useTranslation();
  const { ask, takeFocus } = useFocusOnMore();
  const { pages, total } = list;
  const earlier = link({ type: 'earlier.asked' });
  const all = link({ type: 'collection.chosen', collection: null }) ?? '';
  const more = { type: 'more.asked', size } as const;
  return (
    <Pages
      id="videos-list"
      list={list}
      texts={{
        list: t('videos.list'),
        earlier: t('videos.earlier'),
        failed: t('videos.failed'),
        retry: t('videos.retry'),
        more: t('videos.more'),
      }}
      earlier={earlier}
      empty={
        <Notice
          action={
            <LinkButton look="primary" href={earlier ?? all}>
              {t('videos.none.back')}
            </LinkButton>
          }
        >
          {t('videos.none.text')}
        </Notice>
      }
      mores={[
        {
          href: link(more) ?? all,
          leavesStretch: videoStretches(size).endsStretch(state.context.offset),
          onPressed: () => {
            ask();
            send(more);
          },
          shown: total === null ? null : t('videos.shown', { count: shownOf(pages), total }),
        },
      ]}
      renderPage={(page, isStart) => (
        <VideoCards
          key={page.offset}
          videos={page.items}
          isFirst={isStart}
          isLast={page === pages.at(-1)}
          onFirstLink={isStart ? undefined : takeFocus}
        />
      )}
    />
  );
}
