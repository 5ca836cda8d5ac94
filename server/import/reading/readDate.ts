import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { readAccessibility } from './accessibility.ts';
import { belongingOf } from './showOfDate.ts';
import { isEvent } from './eventTypes.ts';
import { idOf, identityOf, keyOf } from './identity.ts';
import { readPlace, timezoneOf, type ImportedPlace } from './place.ts';
import { readPrice, type Price } from './price.ts';
import { readShow, type ImportedShow } from './readShow.ts';
import { readPreviousStarts, readState } from './state.ts';
import { titleOf } from './title.ts';
import type { ToldDate, ToldDocument } from './documentDates.ts';
import { cut, field, isNode, listOf, rawText, webAddress, type Node } from './values.ts';
import { readInstant } from './instant.ts';

/** A date of a show for the programme. Instants are epoch seconds. */
export interface ImportedDate {
  /** Equal for equal records, so that a second import changes nothing. */
  identity: string;
  /** Its keys at earlier starts, the latest first; none if it has an id of its own. */
  formerIdentities: string[];
  show: ImportedShow;
  start: number;
  end: number | null;
  state: ProgrammationState;
  /** Its first announced start, if the record has it. */
  previousStart: number | null;
  timezone: string;
  place: ImportedPlace | null;
  ticketUrl: string | null;
  price: Price;
}

/** A record left out, with the reason for the importing person. */
export interface Rejection {
  reason: string;
}
export const isRejection = (read: ImportedDate | Rejection): read is Rejection => 'reason' in read;

export interface Zones {
  /** For places of unknown zone. */
  fallback: string;
  /** Replaces every other. */
  override: string | null;
}

/**
 * `@id` or `identifier` if present; else the fields that identify a date. The start counts as written: cities list one event
 * from two sources, with other prices and pictures, and both should stay.
 */
const identify = (event: Node, title: string, place: ImportedPlace | null, { whole, part }: ToldDate) => {
  const nestedIn = part === null ? null : whole;
  const own = idOf(event);
  const id = nestedIn && own === idOf(nestedIn) ? '' : own;
  const address = rawText(field(event, 'url')) || (nestedIn ? keyOf(nestedIn) : '');
  return (start: string): string =>
    identityOf(id ? ['id', id] : ['same', address, start, title, place?.name ?? '']);
};

const endOf = (event: Node, start: number, timezone: string): number | null => {
  const end = readInstant(field(event, 'endDate'), timezone);
  return end !== null && end >= start ? end : null;
};

const ticketOf = (event: Node): string | null =>
  listOf(field(event, 'offers'))
    .map(webAddress)
    .find((address) => address !== null) ?? webAddress(field(event, 'url'));

/** A nested node needs no type. */
const isNoEvent = (event: Node, { part }: ToldDate): boolean =>
  !isEvent(event) && (part === null || event['@type'] !== undefined);

/**
 * Reads dates one by one. Leaves out every unreadable field; without a name or a start there is no event. The dates of a show
 * share one object.
 */
export const createDateReader = (resolve: ToldDocument['resolve'], zones: Zones) => {
  const shows = new Map<string, ImportedShow>();
  const placed = new Map<unknown, { place: ImportedPlace | null; timezone: string }>();
  const locationsOf = (event: Node): unknown[] => listOf(field(event, 'location')).map(resolve);
  const placeOf = (locations: readonly unknown[]) => {
    const [only] = locations;
    const known = locations.length === 1 ? placed.get(only) : undefined;
    if (known) return known;
    const place = readPlace(locations);
    const read = { place, timezone: zones.override ?? timezoneOf(place, zones.fallback) };
    if (locations.length === 1) placed.set(only, read);
    return read;
  };

  return (told: ToldDate): ImportedDate | Rejection => {
    const own = told.event;
    if (!isNode(own)) return { reason: 'is not an object' };
    if (isNoEvent(own, told))
      return { reason: `is not an Event (@type ${rawText(own['@type']) || 'is missing'})` };
    const { event, show, key } = belongingOf(own, told);
    const title = titleOf(event);
    if (title === '') return { reason: 'has no name' };
    const startTold = rawText(field(own, 'startDate'));
    if (startTold === '') return { reason: 'has no startDate' };
    const locations = locationsOf(event);
    const { place, timezone } = placeOf(locations);
    const start = readInstant(startTold, timezone);
    if (start === null) return { reason: `has a startDate that is no date: ${cut(startTold, 40)}` };
    const identityAt = identify(own, title, place, told);
    const identity = identityAt(startTold);
    const previous = readPreviousStarts(own);
    const accessibility = readAccessibility(event, locations);
    const date = {
      identity,
      formerIdentities: previous
        .map(identityAt)
        .filter((former) => former !== identity)
        .toReversed(),
      start,
      end: endOf(own, start, timezone),
      state: readState(event),
      previousStart: readInstant(previous[0], timezone),
      timezone,
      place,
      ticketUrl: ticketOf(own) ?? ticketOf(event),
      price: readPrice(event),
    };
    const showKey = JSON.stringify(key ?? identity);
    const known = shows.get(showKey);
    if (known) {
      known.accessibility = known.accessibility.filter((feature) => accessibility.includes(feature));
      return { ...date, show: known };
    }
    const node = show();
    const named = {
      identity: key === null ? identity : identityOf(key),
      isItsDate: key === null,
      accessibility,
    };
    const read = readShow(node, locationsOf(node), named);
    shows.set(showKey, read);
    return { ...date, show: read };
  };
};
