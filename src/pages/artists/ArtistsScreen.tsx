import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { ListedArtists } from '#src/components/cards/ListedArtists.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Catalogue } from '#src/controls/catalogue/Catalogue.tsx';
import { Pages, shownOf } from '#src/controls/catalogue/Pages.tsx';
import { useFocusOnMore } from '#src/controls/catalogue/useFocusOnMore.ts';
import { Categories } from './Categories.tsx';
import type { ArtistCatalogueEvent, ArtistsLink, ArtistsState } from './artists.url.ts';
import type { ArtistList } from './useArtistList.ts';

export interface ArtistsScreenProps {
  lang: Language;
  /** Address of every artist. */
  path: string;
  state: ArtistsState;
  /** Artists of a page; null until the window is known. */
  size: ArtistsPage | null;
  list: ArtistList;
  link: ArtistsLink;
  send: (event: ArtistCatalogueEvent) => void;
  siteId: number;
}

/** The artists (ART-01, RTE-05): the categories, and the pages of the list. */
export function ArtistsScreen(props: ArtistsScreenProps) {
  const { t } = useTranslation();
  const { lang, state, list, link } = props;
  const title = t('artists.title');
  return (
    <Catalogue
      scope="artistCatalogue"
      state={state.value}
      isLoading={list.status === 'loading'}
      above={[{ title: t('page.home'), href: `/${lang}` }]}
      title={title}
      count={list.total === null ? '' : t('artists.count', { count: list.total })}
      look="pink"
    >
      <Categories categories={list.categories} chosen={state.context.category} link={link} />
      <List {...props} />
    </Catalogue>
  );
}

function List({ list, path, link, send, state, size, siteId }: ArtistsScreenProps) {
  const { t } = useTranslation();
  const { ask, takeFocus } = useFocusOnMore();
  const earlier = link({ type: 'earlier.asked' });
  const { total, pages } = list;
  /** On the server both sizes; a window shows one of them. */
  const sizes = size === null ? ([pageSizes.artists, pageSizes.artistsNarrow] as const) : [size];
  return (
    <Pages
      id="artists-list"
      list={list}
      texts={{
        list: t('artists.list'),
        earlier: t('artists.earlier'),
        failed: t('artists.failed'),
        retry: t('artists.retry'),
        more: t('artists.more'),
      }}
      earlier={earlier}
      empty={<Empty back={earlier ?? path} isBeyond={earlier !== null} />}
      mores={sizes.map((one) => ({
        href: link({ type: 'more.asked', size: one }) ?? path,
        leavesStretch: artistStretches(one).endsStretch(state.context.offset),
        onPressed: () => {
          ask();
          send({ type: 'more.asked', size: one });
        },
        only: size === null ? (one === pageSizes.artists ? 'wide' : 'narrow') : undefined,
        shown:
          total === null
            ? null
            : t('artists.shown', { count: Math.min(shownOf(pages), size === null ? one : total), total }),
      }))}
      renderPage={({ offset, items }, isStart) => (
        <ListedArtists
          key={offset}
          artists={items}
          siteId={siteId}
          isFirst={offset === 0}
          isCut={size === null}
          onFirstLink={isStart ? undefined : takeFocus}
        />
      )}
    />
  );
}

/** ART-01: no artist, of this category or at this offset. */
function Empty({ back, isBeyond }: { back: string; isBeyond: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice
      action={
        <LinkButton look="primary" href={back}>
          {t(isBeyond ? 'artists.beyond.back' : 'artists.every')}
        </LinkButton>
      }
    >
      {t(isBeyond ? 'artists.beyond.text' : 'artists.noresult')}
    </Notice>
  );
}
