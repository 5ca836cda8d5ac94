import { isFestival } from './eventTypes.ts';
import { idOf, keyOf } from './identity.ts';
import { titleOf } from './title.ts';
import type { ToldDate } from './documentDates.ts';
import { field, listOf, rawText, type Node } from './values.ts';

/** The show of a date. */
export interface Belonging {
  /** The date, filled up from the event around it. */
  event: Node;
  show: () => Node;
  /** The show's key apart from its dates; null if its one date identifies it. */
  key: readonly string[] | null;
}

/** Properties that an event does not pass on to its parts. */
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
/** A node's properties, by schema.org's names without a prefix. */
const entriesOf = (node: Node): [string, unknown][] =>
  Object.entries(node)
    .map(([name, value]): [string, unknown] => [name.replace(prefix, ''), value])
    .filter(([, value]) => value !== undefined && value !== null);

/** The properties that a node passes on, with and without a price. Computed once, though a thousand dates may ask. */
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

/** A node, filled up from another: of a price all or nothing. */
const filledFrom = (node: Node, other: Node): Node => {
  const own = entriesOf(node);
  const { all, withoutPrice } = inheritedFrom(other);
  return { ...(own.some(([name]) => price.has(name)) ? withoutPrice : all), ...Object.fromEntries(own) };
};

/** Another show of the same whole inherits only its place. */
const withPlaceOf = (event: Node, whole: Node): Node =>
  listOf(field(event, 'location')).length > 0 ? event : { ...event, location: field(whole, 'location') };

/** By its id as for an event alone, so that a show keeps its row in either form of its dates. */
const keyOfShow = (show: Node, title: string): string[] => {
  const id = idOf(show);
  return id === '' ? ['show', rawText(field(show, 'url')), title] : ['id', id];
};

/**
 * Finds the show of a date. A part with the name of the whole, or without one, is a date of it. Parts with the same other
 * name are dates of one show, except in a festival, where two companies may share a name. Anything else is a show of its own.
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
