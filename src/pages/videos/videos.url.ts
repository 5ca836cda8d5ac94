import { transition, type SnapshotFrom } from 'xstate';
import {
  videoCatalogueMachine,
  type VideoCatalogueEvent,
} from '#machines/videoCatalogue/videoCatalogue.machine.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';

export type { VideoCatalogueEvent };
export type VideosState = SnapshotFrom<typeof videoCatalogueMachine>;

/** The parameters besides the collection: only differences from the first page. */
export interface VideosSearch {
  offset?: string;
}

/** The offset of a page of a narrow window (VID-11); 0 for an invalid one. */
const offsetOf = (value: unknown): number => {
  const offset = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return offset - (offset % pageSizes.videosNarrow);
};

/** Keeps the valid parameters of an address of the list; never throws. */
export const repairSearch = (search: Record<string, unknown>): VideosSearch => {
  const offset = offsetOf(search['offset']);
  return offset > 0 ? { offset: String(offset) } : {};
};

/** The state of an address; `collection` exists (VID-14). */
export const fromUrl = (collection: string | null, search: Record<string, unknown>): VideosState =>
  videoCatalogueMachine.resolveState({
    value: collection === null ? 'all' : 'collected',
    context: { collection, offset: offsetOf(search['offset']) },
  });

/** The search of a state. `fromUrl` reads it back unchanged. */
export const toUrl = ({ context: { offset } }: Pick<VideosState, 'context'>): VideosSearch =>
  offset > 0 ? { offset: String(offset) } : {};

/** The address after an event; the machine decides, the present address is its memory. */
export const nextUrl = (
  collection: string | null,
  search: Record<string, unknown>,
  event: VideoCatalogueEvent,
): VideosSearch => toUrl(transition(videoCatalogueMachine, fromUrl(collection, search), event)[0]);

/** A path with a state's search. */
export const hrefFor = (path: string, { offset }: VideosSearch): string =>
  offset === undefined ? path : `${path}?offset=${offset}`;

/** The address after an event, or null if the machine does not allow it. */
export type VideosLink = (event: VideoCatalogueEvent) => string | null;
export const linksOf =
  (pathOf: (collection: string | null) => string, state: VideosState): VideosLink =>
  (event) => {
    if (!state.can(event)) return null;
    const [next] = transition(videoCatalogueMachine, state, event);
    return hrefFor(pathOf(next.context.collection), toUrl(next));
  };
