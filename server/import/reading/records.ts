import { importLimits } from '../limits.ts';
import { isEvent, isPlace } from './eventTypes.ts';
import { field, isNode, listOf, type Node } from './values.ts';

/** Whether a node only stands for another one. */
export const isReference = (node: Node): boolean =>
  Object.keys(node).length === 1 && typeof node['@id'] === 'string';

/** A value as a list, without lists in it. */
export const flattened = (value: unknown): unknown[] => listOf(listOf(value).flat(importLimits.levels));

/** The values at the top of a document: its own, or those of its lists. */
export const topsOf = (document: unknown): unknown[] =>
  Array.isArray(document) ? document.flat(importLimits.levels) : [document];

/** The nodes of a graph. */
export const graphOf = (top: Node): unknown[] => flattened(top['@graph']);

/** An entry of an `ItemList`: the event itself, or a `ListItem` around it. */
const entryOf = (entry: unknown): unknown => (isNode(entry) ? (field(entry, 'item') ?? entry) : entry);

type Resolve = (value: unknown) => unknown;

/** Events that another thing names as its own: a list, a page, a venue, a group. */
const eventsIn = (node: Node, resolve: Resolve, level = 1): Node[] => {
  const named = ['event', 'events', 'mainEntity', 'itemListElement'].flatMap((name) =>
    flattened(field(node, name)),
  );
  return named
    .map((one) => resolve(entryOf(one)))
    .flatMap((one): Node[] => {
      if (!isNode(one)) return [];
      if (isEvent(one)) return [withPlaceOf(one, node)];
      return level < importLimits.levels ? eventsIn(one, resolve, level + 1) : [];
    });
};

/** A venue's own events happen there. */
const withPlaceOf = (event: Node, node: Node): Node =>
  isPlace(node) && field(event, 'location') === undefined ? { ...event, location: node } : event;

const isNoEvent = (value: unknown): value is Node => isNode(value) && !isEvent(value);

/** Every record of a document; the things that a graph's events refer to are none themselves. */
export const recordsOf = (tops: readonly unknown[], resolve: Resolve): unknown[] => {
  const records = tops.flatMap((top) => {
    if (isNode(top) && top['@graph'] !== undefined)
      return graphOf(top).flatMap((node) => (isNoEvent(node) ? eventsIn(node, resolve) : [node]));
    const events = isNoEvent(top) ? eventsIn(top, resolve) : [];
    return events.length > 0 ? events : [top];
  });
  const seen = new Set<unknown>();
  return records.filter((record) => {
    const isSeen = isNode(record) && seen.has(record);
    seen.add(record);
    return !isSeen;
  });
};

/** Nodes that are no events: those of graphs, and those around events. */
export const othersOf = (tops: readonly unknown[]): Node[] =>
  tops
    .flatMap((top) => (isNode(top) && top['@graph'] !== undefined ? [top, ...graphOf(top)] : [top]))
    .filter(isNoEvent);
