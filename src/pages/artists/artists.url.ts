import { transition, type SnapshotFrom } from 'xstate';
import {
  artistCatalogueMachine,
  type ArtistCatalogueEvent,
} from '#machines/artistCatalogue/artistCatalogue.machine.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { repairSearch, sizeIn, type ArtistsSearch } from './artists.search.ts';

export type { ArtistCatalogueEvent };
export type ArtistsState = SnapshotFrom<typeof artistCatalogueMachine>;

/** The state of an address, without its invalid parameters. */
export const fromUrl = (search: Record<string, unknown>): ArtistsState => {
  const repaired = repairSearch(search);
  const { category = '', offset = '0' } = repaired;
  return artistCatalogueMachine.resolveState({
    value: category === '' ? 'every' : 'ofCategory',
    context: { category, offset: Number(offset), size: sizeIn({ ...repaired }) },
  });
};

/** The address of a state: defaults are absent, the order is always the same. `fromUrl` reads it back unchanged. */
export const toUrl = ({
  context: { category, offset, size },
}: Pick<ArtistsState, 'context'>): ArtistsSearch => ({
  ...(category !== '' && { category }),
  ...(offset > 0 && { offset: String(offset) }),
  ...(size !== pageSizes.artists && { pagesize: String(size) }),
});

/** The address after an event; the machine decides, the present address is its memory. */
export const nextUrl = (search: Record<string, unknown>, event: ArtistCatalogueEvent): ArtistsSearch =>
  toUrl(transition(artistCatalogueMachine, fromUrl(search), event)[0]);

export const hrefFor = (path: string, search: ArtistsSearch): string => {
  const text = new URLSearchParams(Object.entries(search)).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The address after an event, or null if the machine does not allow it. */
export type ArtistsLink = (event: ArtistCatalogueEvent) => string | null;
export const linksOf =
  (path: string, state: ArtistsState): ArtistsLink =>
  (event) =>
    state.can(event) ? hrefFor(path, toUrl(transition(artistCatalogueMachine, state, event)[0])) : null;
