import { useTranslation } from 'react-i18next';
import { endsStretch } from '#contract/programme/calendar/stretch.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { ListedShows } from '#src/components/cards/ListedShows.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Pages, shownOf } from '#src/controls/catalogue/Pages.tsx';
import { useFocusOnMore } from '#src/controls/catalogue/useFocusOnMore.ts';
import type { ShowsScreenProps } from './screenProps.ts';

/** The pages of the list, their loading, and the way on. */
export function List({ list, path, link, send, state, siteId, today }: ShowsScreenProps) {
  const { t } = useTranslation();
  const { ask, takeFocus } = useFocusOnMore();
  const earlier = link({ type: 'earlier.asked' });
  return (
    <Pages
      id="shows-list"
      list={list}
      texts={{
        list: t('shows.list'),
        earlier: t('shows.earlier'),
        failed: t('shows.failed'),
        retry: t('shows.retry'),
        more: t('shows.more'),
      }}
      earlier={earlier}
      empty={
        <Empty first={earlier ?? link({ type: 'filters.cleared' })} isBeyond={earlier !== null} path={path} />
      }
      mores={[
        {
          href: link({ type: 'more.asked' }) ?? path,
          leavesStretch: endsStretch(state.context.offset),
          onPressed: () => {
            ask();
            send({ type: 'more.asked' });
          },
          shown:
            list.total === null ? null : t('shows.shown', { count: shownOf(list.pages), total: list.total }),
        },
      ]}
      renderPage={({ offset, items }, isStart) => (
        <ListedShows
          key={offset}
          {...{ siteId, today }}
          onFirstLink={isStart ? undefined : takeFocus}
          shows={items}
          isFirst={offset === 0}
        />
      )}
    />
  );
}

/** Nothing: for these filters, or at this offset. */
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
