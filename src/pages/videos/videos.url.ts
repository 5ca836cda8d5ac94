import { transition, type SnapshotFrom } from 'xstate';
import {
  videoCatalogueMachine,
  type VideoCatalogueEvent,
} from '#machines/videoCatalogue/videoCatalogue.machine.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';

export type { VideoCatalogueEvent };
export type VideosState = SnapshotFrom<typeof videoCatalogueMachine>;

/** What the address holds besides the collection: only what differs from the first page. */
export interface VideosSearch {
  offset?: string;
}

/** The beginning of a page of a narrow window (VID-11); 0 for whatever is none. */
const offsetOf = (value: unknown): number => {
  const offset = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return offset - (offset % pageSizes.videosNarrow);
};

/** Keeps what an address of the list may hold and drops the rest; never throws. */
export const repairSearch = (search: Record<string, unknown>): VideosSearch => {
  const offset = offsetOf(search['offset']);
  return offset > 0 ? { offset: String(offset) } : {};
};

/** The state that an address stands for; `collection` is one that there is (VID-14). */
export const fromUrl = (collection: string | null, search: Record<string, unknown>): VideosState =>
  videoCatalogueMachine.resolveState({
    value: collection === null ? 'all' : 'collected',
    context: { collection, offset: offsetOf(search['offset']) },
  });

/** The search of a state. `fromUrl` reads it back unchanged. */
export const toUrl = ({ context: { offset } }: Pick<VideosState, 'context'>): VideosSearch =>
  offset > 0 ? { offset: String(offset) } : {};

/** What the address becomes when something happens; the machine decides, the present address is its memory. */
export const nextUrl = (
  collection: string | null,
  search: Record<string, unknown>,
  event: VideoCatalogueEvent,
): VideosSearch => toUrl(transition(videoCatalogueMachine, fromUrl(collection, search), event)[0]);

/** A path with a state's search. */
export const hrefFor = (path: string, { offset }: VideosSearch): string =>
  offset === undefined ? path : `${path}?offset=${offset}`;

/** The address of what an event leads to, or null where the machine does not allow it. */
export type VideosLink = (event: VideoCatalogueEvent) => string | null;
export const linksOf =
  (pathOf: (collection: string | null) => string, state: VideosState): VideosLink =>
  (event) => {
    if (!state.can(event)) return null;
    const [next] = transition(videoCatalogueMachine, state, event);
    return hrefFor(pathOf(next.context.collection), toUrl(next));
  };
