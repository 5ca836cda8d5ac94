import { isCollection, isEvent } from './eventTypes.ts';
import { importLimits } from '../limits.ts';
import { contextLanguage } from './languageTexts.ts';
import { flattened, graphOf, isReference, othersOf, recordsOf, topsOf } from './records.ts';
import { titleOf } from './title.ts';
import { field, isNode, listOf, type Node } from './values.ts';

/** A date in a document, or whatever is in its place. */
export interface ToldDate {
  /** Position of its record in the document, from 1. */
  position: number;
  /** Its position among the dates of its record, from 1; null for the record itself. */
  part: number | null;
  event: unknown;
  /** The event around it; null without one. */
  whole: Node | null;
}

/** The content of a document. */
export interface ToldDocument {
  dates: ToldDate[];
  /** The node that a reference stands for, or the value itself. */
  resolve: (value: unknown) => unknown;
  /** The language of texts without one; '' for none. */
  language: string;
  /** Its nodes at the top, and those of its graphs: things around events, and events around others. */
  others: Node[];
}

/** `{"@id": …}`, or an id alone, stands for the node of that id in the same document. */
const createResolver = (tops: readonly unknown[]): ToldDocument['resolve'] => {
  const nodes = tops.flatMap((top) => (isNode(top) ? [top, ...graphOf(top)] : [])).filter(isNode);
  const byId = new Map(nodes.filter((node) => !isReference(node)).map((node) => [node['@id'], node]));
  return (value) => {
    if (typeof value === 'string') return byId.get(value) ?? value;
    return isNode(value) && isReference(value) ? (byId.get(value['@id']) ?? value) : value;
  };
};

/** schema.org's present and former names for the parts of an event. */
const partsIn = (event: Node): unknown[] =>
  ['subEvent', 'subEvents'].flatMap((name) => flattened(field(event, name)));

/** An id: an address, or a name within the document. */
const isId = /^(#|[a-z][\w+.-]*:)\S+$/i;

/**
 * The event around one; only its id or address if the document has no more. The document's own node says more than a part's
 * copy of it.
 */
const wholeOf = (event: Node, resolve: ToldDocument['resolve']): Node | null => {
  for (const told of listOf(field(event, 'superEvent'))) {
    const whole = resolve(isNode(told) ? (told['@id'] ?? told) : told);
    if (isNode(whole)) return whole === event ? null : whole;
    if (isNode(told)) return told;
    if (typeof told === 'string' && isId.test(told)) return { '@id': told };
  }
  return null;
};

/**
 * Whether an event consists of parts like this one: a run of them by its type, without a time of its own, or with the same
 * name. An evening with a reception is an evening.
 */
const isMadeOf = (event: Node, part: Node): boolean =>
  isCollection(event) ||
  field(event, 'startDate') === undefined ||
  ['', titleOf(event)].includes(titleOf(part));

/** Collects the dates of a document. */
const createFinder = (resolve: ToldDocument['resolve']) => {
  const parts = new Map<Node, unknown[]>();
  const starts = new Map<Node, boolean>();
  const made = new Map<Node, unknown[]>();
  const dates: ToldDate[] = [];
  const seen = new Set<unknown>();

  const allPartsOf = (event: Node): unknown[] => {
    const known = parts.get(event) ?? partsIn(event).map(resolve);
    parts.set(event, known);
    return known;
  };
  /** Whether an event or one of its parts has a start. */
  const tellsStart = (event: unknown, level = 1): boolean => {
    if (!isNode(event)) return false;
    const known = starts.get(event);
    if (known !== undefined) return known;
    starts.set(event, false);
    const isTold =
      field(event, 'startDate') !== undefined ||
      (level < importLimits.levels && allPartsOf(event).some((part) => tellsStart(part, level + 1)));
    starts.set(event, isTold);
    return isTold;
  };
  /** Parts count if the event consists of one with a start: the acts of an evening do not. */
  const partsOf = (event: unknown): unknown[] => {
    if (!isNode(event)) return [];
    const known = made.get(event);
    if (known) return known;
    const all = allPartsOf(event);
    const isMade = all.some((part) => isNode(part) && tellsStart(part) && isMadeOf(event, part));
    made.set(event, isMade ? all : []);
    return isMade ? all : [];
  };
  /** Notes everything below an event, down to its dates. */
  const noteBelow = (event: unknown, below: Set<unknown>, level = 1): void => {
    if (level >= importLimits.levels) return;
    for (const part of partsOf(event)) {
      if (part === event || below.has(part)) continue;
      if (isNode(part)) below.add(part);
      noteBelow(part, below, level + 1);
    }
  };
  const add = (position: number, event: unknown, whole: Node | null): void => {
    let last = 0;
    const place = (told: unknown, of: Node | null, above: readonly unknown[]): void => {
      if (isNode(told) && seen.has(told)) return;
      if (isNode(told)) seen.add(told);
      const path = [...above, told];
      const below = path.length < importLimits.levels ? partsOf(told) : [];
      const parts = below.filter((part) => !path.includes(part));
      if (isNode(told) && parts.length > 0) for (const part of parts) place(part, told, path);
      else dates.push({ position, part: above.length === 0 ? null : (last += 1), event: told, whole: of });
    };
    place(event, whole, []);
  };
  return { dates, seen, tellsStart, noteBelow, add };
};

/** Finds the dates in a document: events that do not consist of others. */
export const findDates = (document: unknown): ToldDocument => {
  const tops = topsOf(document);
  const resolve = createResolver(tops);
  const records = recordsOf(tops, resolve);
  const { dates, seen, tellsStart, noteBelow, add } = createFinder(resolve);
  const wholeOfRecord = (record: unknown): Node | null =>
    isNode(record) && isEvent(record) ? wholeOf(record, resolve) : null;
  const made = new Set<unknown>(
    records.flatMap((record) => {
      const whole = wholeOfRecord(record);
      return whole !== null && isNode(record) && isMadeOf(whole, record) ? whole : [];
    }),
  );
  for (const record of records) noteBelow(record, made);
  for (const [index, record] of records.entries())
    if (!made.has(record)) add(index + 1, record, wholeOfRecord(record));
  const isMadeOfDates = new Set<unknown>();
  for (const { event, whole } of dates.filter((date) => tellsStart(date.event)))
    for (let each = whole; each !== null && !isMadeOfDates.has(each) && each !== event;) {
      isMadeOfDates.add(each);
      each = wholeOfRecord(each);
    }
  // Events that contain each other in a circle are dates after all, and so is one without valid parts.
  for (const [index, record] of records.entries())
    if (isNode(record) && !seen.has(record) && !isMadeOfDates.has(record))
      add(index + 1, record, wholeOfRecord(record));
  return {
    dates: dates.toSorted((one, other) => one.position - other.position),
    resolve,
    language: tops.map(contextLanguage).find((lang) => lang !== '') ?? '',
    others: [...othersOf(tops), ...records.filter(isNode)],
  };
};
