import { isFestival } from './eventTypes.ts';
import { idOf, keyOf } from './identity.ts';
import { titleOf } from './title.ts';
import type { ToldDate } from './documentDates.ts';
import { field, listOf, rawText, type Node } from './values.ts';

/** Of which show a date is. */
export interface Belonging {
  /** The date, with what the event that it is a date of tells for all of them. */
  event: Node;
  /** What tells the show. */
  show: () => Node;
  /** What the show is known by whatever its dates are; null where it is known by its one date. */
  key: readonly string[] | null;
}

/** What an event tells for itself alone, and not for its parts. */
const ofItself: ReadonlySet<string> = new Set([
  '@id',
  'identifier',
  'startDate',
  'endDate',
  'previousStartDate',
  'subEvent',
  'subEvents',
  'superEvent',
]);
const price: ReadonlySet<string> = new Set(['offers', 'isAccessibleForFree']);

const prefix = /^(schema:|https?:\/\/schema\.org\/)/;
/** What a node tells, under schema.org's names without a prefix. */
const entriesOf = (node: Node): [string, unknown][] =>
  Object.entries(node)
    .map(([name, value]): [string, unknown] => [name.replace(prefix, ''), value])
    .filter(([, value]) => value !== undefined && value !== null);

/** What a node tells for others, too, and the same without a price. Read once, though a thousand dates may ask. */
const inherited = new WeakMap<Node, Record<'all' | 'withoutPrice', Node>>();
const inheritedFrom = (node: Node): Record<'all' | 'withoutPrice', Node> => {
  const known = inherited.get(node);
  if (known) return known;
  const entries = entriesOf(node).filter(([name]) => !ofItself.has(name));
  const read = {
    all: Object.fromEntries(entries),
    withoutPrice: Object.fromEntries(entries.filter(([name]) => !price.has(name))),
  };
  inherited.set(node, read);
  return read;
};

/** A node, and what another tells beyond it: of a price all or nothing. */
const filledFrom = (node: Node, other: Node): Node => {
  const own = entriesOf(node);
  const { all, withoutPrice } = inheritedFrom(other);
  return { ...(own.some(([name]) => price.has(name)) ? withoutPrice : all), ...Object.fromEntries(own) };
};

/** Another show of the same whole takes place where that does, and tells everything else by itself. */
const withPlaceOf = (event: Node, whole: Node): Node =>
  listOf(field(event, 'location')).length > 0 ? event : { ...event, location: field(whole, 'location') };

/** By its id as an event alone would be, so that a show keeps its row when its dates are told one way or the other. */
const keyOfShow = (show: Node, title: string): string[] => {
  const id = idOf(show);
  return id === '' ? ['show', rawText(field(show, 'url')), title] : ['id', id];
};

/**
 * Finds the show of a date. A part that has the name of the whole, or none, is a date of it. Parts of one other name are dates
 * of one show of that name, but for those of a festival, where two companies may have had one idea. Anything else is
 * a show of its own.
 */
export const belongingOf = (event: Node, { whole, part }: Pick<ToldDate, 'whole' | 'part'>): Belonging => {
  const id = idOf(event);
  const ofOwn = id === '' ? null : ['id', id];
  if (whole === null) return { event, show: () => event, key: ofOwn };
  const [title, titleOfWhole, key] = [titleOf(event), titleOf(whole), keyOf(whole)];
  const isNested = part !== null;
  if ((title === '' || title === titleOfWhole) && (isNested || key !== ''))
    return {
      event: filledFrom(event, whole),
      show: () => filledFrom(whole, event),
      key: keyOfShow(whole, titleOfWhole),
    };
  const own = withPlaceOf(event, whole);
  const isOfSeries = key !== '' && !isFestival(whole);
  return { event: own, show: () => own, key: isOfSeries ? ['show', key, title] : ofOwn };
};
