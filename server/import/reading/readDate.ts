import type { ProgrammationState } from '#contract/wire/programmation.ts';
import type { Language } from '#contract/address/language.ts';
import { readAccessibility } from './accessibility.ts';
import { belongingOf } from './showOfDate.ts';
import { isEvent } from './eventTypes.ts';
import { idOf, identityOf, keyOf } from './identity.ts';
import type { ImportedPlace } from './place.ts';
import { createPlaces, type Zones, type ZoneSource } from './placeZones.ts';
import { contextLanguage } from './languageTexts.ts';
import { readPrice, type Price } from './price.ts';
import { readShow, type ImportedShow } from './readShow.ts';
import { readPreviousStarts, readState } from './state.ts';
import { titleOf } from './title.ts';
import type { ToldDate, ToldDocument } from './documentDates.ts';
import { cut, field, isNode, listOf, rawText, webAddress, type Node } from './values.ts';
import { dayAfter, isDay, readInstant } from './instant.ts';

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
  zoneSource: ZoneSource;
  /** Whether only its day is known. */
  isAllDay: boolean;
  place: ImportedPlace | null;
  ticketUrl: string | null;
  price: Price;
}

/** A record left out, with the reason for the importing person. */
export interface Rejection {
  reason: string;
}
export const isRejection = (read: ReadDate | Rejection): read is Rejection => 'reason' in read;

/** The way to read a file. */
export interface Reading {
  zones: Zones;
  /** Of texts without one, and then of the whole file; null for none. */
  language: Language | null;
  /** Of all prices, ISO 4217. */
  currency: string;
}

/** A date with the node of its show. */
export interface ReadDate {
  date: ImportedDate;
  /** Filled up from the event around it. */
  event: Node;
  /** The one that the show's texts are of. */
  showNode: Node;
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

/** A day lasts until the next one begins. */
const endOf = (
  event: Node,
  start: number,
  { timezone, isAllDay }: { timezone: string; isAllDay: boolean },
) => {
  const told = rawText(field(event, 'endDate'));
  const end = readInstant(told, timezone);
  const isOrdered = end !== null && end >= start;
  if (!isAllDay) return isOrdered ? end : null;
  return isOrdered && !isDay(told) ? end : dayAfter(isOrdered ? end : start, timezone);
};

const ticketOf = (event: Node): string | null =>
  listOf(field(event, 'offers'))
    .map(webAddress)
    .find((address) => address !== null) ?? webAddress(field(event, 'url'));

/** Whether a date, or the event around it, has a name that does not depend on the language. */
const isKnownElsewhere = (event: Node, { whole }: ToldDate): boolean =>
  idOf(event) !== '' || (whole !== null && idOf(whole) !== '');

/** A nested node needs no type. */
const isNoEvent = (event: Node, { part }: ToldDate): boolean =>
  !isEvent(event) && (part === null || event['@type'] !== undefined);

/**
 * Reads dates one by one. Leaves out every unreadable field; without a name or a start there is no event. The dates of a show
 * share one object.
 */
export const createDateReader = async (document: ToldDocument, reading: Reading) => {
  const { resolve } = document;
  const shows = new Map<string, { show: ImportedShow; node: Node }>();
  const places = await createPlaces(document, reading.zones);

  return (told: ToldDate): ReadDate | Rejection => {
    const own = told.event;
    if (!isNode(own)) return { reason: 'is not an object' };
    if (isNoEvent(own, told))
      return { reason: `is not an Event (@type ${rawText(own['@type']) || 'is missing'})` };
    const { event, show, key } = belongingOf(own, told);
    const title = titleOf(event);
    if (title === '') return { reason: 'has no name' };
    const startTold = rawText(field(own, 'startDate'));
    if (startTold === '') return { reason: 'has no startDate' };
    const { place, timezone, zoneSource, locations } = places(event);
    const start = readInstant(startTold, timezone);
    if (start === null) return { reason: `has a startDate that is no date: ${cut(startTold, 40)}` };
    const isAllDay = isDay(startTold);
    if (reading.language !== null && !isKnownElsewhere(own, told))
      return { reason: 'has no @id or identifier, by which the file in the other language would find it' };
    const identityAt = identify(own, reading.language === null ? title : '', place, told);
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
      isAllDay,
      end: endOf(own, start, { timezone, isAllDay }),
      state: readState(event),
      previousStart: readInstant(previous[0], timezone),
      timezone,
      zoneSource,
      place,
      ticketUrl: ticketOf(own) ?? ticketOf(event),
      price: readPrice(event, reading.currency),
    };
    const showKey = JSON.stringify(key ?? identity);
    const known = shows.get(showKey);
    if (known) {
      known.show.accessibility = known.show.accessibility.filter((feature) =>
        accessibility.includes(feature),
      );
      return { date: { ...date, show: known.show }, event, showNode: known.node };
    }
    const node = show();
    const read = readShow(
      node,
      {
        textLanguage: contextLanguage(node) || document.language || (reading.language ?? ''),
        fileLanguage: reading.language,
        locations: places(node).locations,
        resolve,
      },
      { identity: key === null ? identity : identityOf(key), isItsDate: key === null, accessibility },
    );
    shows.set(showKey, { show: read, node });
    return { date: { ...date, show: read }, event, showNode: node };
  };
};
