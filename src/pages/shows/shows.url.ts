import { transition, type SnapshotFrom } from 'xstate';
import {
  showCatalogueMachine,
  type ShowCatalogueEvent,
} from '#machines/showCatalogue/showCatalogue.machine.ts';
import {
  narrows,
  noShowFilters,
  showFilterNames,
  type ChosenShowFilters,
} from '#contract/programme/calendar/showFilters.ts';
import { repairSearch, type ShowsSearch } from './shows.search.ts';

export type { ShowCatalogueEvent };
export type ShowsState = SnapshotFrom<typeof showCatalogueMachine>;

/** The state of an address, without its invalid parameters. */
export const fromUrl = (search: Record<string, unknown>): ShowsState => {
  const { offset = '0', ...chosen } = repairSearch(search);
  const filters: ChosenShowFilters = { ...noShowFilters, ...chosen };
  return showCatalogueMachine.resolveState({
    value: narrows(filters) ? 'narrowed' : 'every',
    context: { filters, offset: Number(offset) },
  });
};

/** The address of a state: defaults are absent, the order is always the same. `fromUrl` reads it back unchanged. */
export const toUrl = ({ context: { filters, offset } }: Pick<ShowsState, 'context'>): ShowsSearch => ({
  ...Object.fromEntries(
    showFilterNames.filter((name) => filters[name] !== '').map((name) => [name, filters[name]]),
  ),
  ...(offset > 0 && { offset: String(offset) }),
});

/** The address after an event; the machine decides, the present address is its memory. */
export const nextUrl = (search: Record<string, unknown>, event: ShowCatalogueEvent): ShowsSearch =>
  toUrl(transition(showCatalogueMachine, fromUrl(search), event)[0]);

export const hrefFor = (path: string, search: ShowsSearch): string => {
  const text = new URLSearchParams(Object.entries(search)).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The address after an event, or null if the machine does not allow it. */
export type ShowsLink = (event: ShowCatalogueEvent) => string | null;
export const linksOf =
  (path: string, state: ShowsState): ShowsLink =>
  (event) =>
    state.can(event) ? hrefFor(path, toUrl(transition(showCatalogueMachine, state, event)[0])) : null;
