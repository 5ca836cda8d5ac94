import { createHash } from 'node:crypto';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import type { Kind } from '#contract/programme/view.ts';
import { genresOf, readKeywords, readKind, readLanguage } from './category.ts';
import { importLimits } from './limits.ts';
import { readPicture } from './picture.ts';
import { readPlace, timezoneOf, type ImportedPlace } from './place.ts';
import { readPrice, type Price } from './price.ts';
import {
  cut,
  decoded,
  field,
  isNode,
  line,
  listOf,
  paragraphs,
  rawText,
  webAddress,
  type Node,
} from './values.ts';
import { readPreviousStarts, readState } from './state.ts';
import { readInstant } from './when.ts';

/** A record as the programme takes it. Instants are epoch seconds. */
export interface ImportedEvent {
  /** Equal for equal records: twice is once. */
  identity: string;
  /** What it was called at its earlier starts, the latest first; none where it has an id of its own. */
  formerIdentities: string[];
  title: string;
  summary: string;
  /** HTML. */
  description: string;
  start: number;
  end: number | null;
  state: ProgrammationState;
  /** Where it was to begin at first, as far as the record tells. */
  previousStart: number | null;
  timezone: string;
  kind: Kind;
  genres: string[];
  language: string;
  place: ImportedPlace | null;
  imageUrl: string | null;
  ticketUrl: string | null;
  price: Price;
}

/** A record that is left out, with the reason for the person who imports. */
export interface Rejection {
  reason: string;
}
export const isRejection = (read: ImportedEvent | Rejection): read is Rejection => 'reason' in read;

export interface Zones {
  /** Where a place's own zone is not known. */
  fallback: string;
  /** Instead of every other. */
  override: string | null;
}

const eventTypes = /^(\w*Event|Festival|EventSeries|CourseInstance|Hackathon)$/;

/** Whether a node says that it is an event, of any of schema.org's kinds. */
export const isEvent = (node: Node): boolean =>
  listOf(node['@type']).some((type) => eventTypes.test(rawText(type).replace(/^.*[/:#]/, '')));

/**
 * `@id` or `identifier` where present; else what makes a record the same. The start counts as it is written: cities
 * list one event from two sources, with other prices and pictures, and both are to be found.
 */
const identify = (event: Node, title: string, place: ImportedPlace | null) => {
  const identifier = listOf(field(event, 'identifier')).map((one) =>
    rawText(isNode(one) ? field(one, 'value') : one),
  );
  const id = rawText(event['@id']) || identifier.find((text) => text !== '');
  return (start: string): string => {
    const parts = id ? ['id', id] : ['same', rawText(field(event, 'url')), start, title, place?.name ?? ''];
    return `jsonld:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
  };
};

const endOf = (event: Node, start: number, timezone: string): number | null => {
  const end = readInstant(field(event, 'endDate'), timezone);
  return end !== null && end >= start ? end : null;
};

const spaces = /\s+/g;
const plainText = (html: string): string => decoded(html.replaceAll('</p>', ' ')).replace(spaces, ' ').trim();

const ticketOf = (event: Node): string | null =>
  listOf(field(event, 'offers'))
    .map(webAddress)
    .find((address) => address !== null) ?? webAddress(field(event, 'url'));

/** Reads one record; whatever cannot be read of it is left out, and without a name or a start it is no event. */
export const readEvent = (
  event: unknown,
  locations: readonly unknown[],
  zones: Zones,
): ImportedEvent | Rejection => {
  if (!isNode(event)) return { reason: 'is not an object' };
  if (!isEvent(event))
    return { reason: `is not an Event (@type ${rawText(event['@type']) || 'is missing'})` };
  const title = line(field(event, 'name'), importLimits.title);
  if (title === '') return { reason: 'has no name' };
  const told = rawText(field(event, 'startDate'));
  if (told === '') return { reason: 'has no startDate' };
  const place = readPlace(locations);
  const timezone = zones.override ?? timezoneOf(place, zones.fallback);
  const start = readInstant(told, timezone);
  if (start === null) return { reason: `has a startDate that is no date: ${cut(told, 40)}` };
  const keywords = readKeywords(event);
  const kind = readKind(event, locations, keywords);
  const identityAt = identify(event, title, place);
  const identity = identityAt(told);
  const previous = readPreviousStarts(event);
  const description = paragraphs(field(event, 'description'));
  return {
    identity,
    formerIdentities: previous
      .map(identityAt)
      .filter((former) => former !== identity)
      .toReversed(),
    title,
    summary: cut(plainText(description), importLimits.summary),
    description,
    start,
    end: endOf(event, start, timezone),
    state: readState(event),
    previousStart: readInstant(previous[0], timezone),
    timezone,
    kind,
    genres: genresOf(keywords),
    language: readLanguage(event),
    place,
    imageUrl: readPicture(field(event, 'image')).address,
    ticketUrl: ticketOf(event),
    price: readPrice(event),
  };
};
