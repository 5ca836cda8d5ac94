import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { artistStretches, type ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { ListedArtists } from '#src/components/cards/ListedArtists.tsx';
import { Catalogue } from '#src/controls/catalogue/Catalogue.tsx';
import { List } from '#src/controls/catalogue/List.tsx';
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
  const { lang, path, state, size, list, link, send, siteId } = props;
  const earlier = link({ type: 'earlier.asked' });
  /** On the server both sizes, of which a window shows one. */
  const sizes = size === null ? ([pageSizes.artists, pageSizes.artistsNarrow] as const) : [size];
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
      <List
        {...{ list, earlier }}
        name="artists"
        // ART-01: nobody there, of this category or so far down.
        empty={{
          text: t(earlier === null ? 'artists.item.noresult' : 'artists.beyond.text'),
          label: t(earlier === null ? 'artists.every' : 'artists.beyond.back'),
          href: earlier ?? path,
        }}
        mores={sizes.map((one) => ({
          href: link({ type: 'more.asked', size: one }) ?? path,
          leavesStretch: artistStretches(one).endsStretch(state.context.offset),
          onPressed: () => send({ type: 'more.asked', size: one }),
          only: size === null ? (one === pageSizes.artists ? 'wide' : 'narrow') : undefined,
          atMost: size === null ? one : undefined,
        }))}
        renderPage={({ offset, items }, onFirstLink) => (
          <ListedArtists
            key={offset}
            {...{ siteId, onFirstLink }}
            artists={items}
            isFirst={offset === 0}
            isCut={size === null}
          />
        )}
      />
    </Catalogue>
  );
}
