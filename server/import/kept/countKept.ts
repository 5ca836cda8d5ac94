import { importLimits } from '../limits.ts';
import type { ToldDate, ToldDocument } from '../reading/documentDates.ts';
import { isEvent, typeOf } from '../reading/eventTypes.ts';
import { isText, toldTexts } from '../reading/languageTexts.ts';
import type { ReadDate } from '../reading/readDate.ts';
import { flattened, isReference } from '../reading/records.ts';
import { isNode, type Node } from '../reading/values.ts';
import { dateRules } from './dateRules.ts';
import type { Facts, Rule } from './rule.ts';
import { showRules } from './showRules.ts';

/** How often an import keeps a property, and loses it. */
export interface PropertyCount {
  kept: number;
  lost: number;
}

const rules = new Map(Object.entries({ ...dateRules, ...showRules }));

const prefix = /^(schema:|https?:\/\/schema\.org\/)/;

interface Place {
  rule: Rule | undefined;
  /** Its properties count as one. */
  isDeep: boolean;
}
const places = new Map<string, Place>();

/** The place of a path; others mean the same: former names, things within things of their kind, and a series for its dates. */
const placeOf = (path: string): Place => {
  const known = places.get(path);
  if (known !== undefined) return known;
  const usual = path
    .replace(/^(superEvent\.)+/, '')
    .replace(/^performers\b/, 'performer')
    .replace(/^performer\.performers?\b/, 'performer')
    .replace(/^(offers\.)+/, 'offers.')
    .replace(/^offers\.(priceSpecification\.)+/, 'offers.');
  const place = { rule: rules.get(usual), isDeep: path.split('.').length > importLimits.properties };
  places.set(path, place);
  return place;
};

/** Properties by which a thing names its events. */
const ofEvents = new Set(['event', 'events', 'item', 'itemListElement', 'mainEntity']);
const parts = new Set(['subEvent', 'subEvents']);
/** Properties whose texts may be ids. */
const references = new Set(['location', 'performer', 'performers', 'superEvent']);

type Judged = Omit<Facts, 'node' | 'lang'> | null;

/** Counts the properties of a document, each once, as kept or lost. */
export const createKeptCounter = ({ dates, resolve, others }: ToldDocument, currency: string) => {
  const counts = new Map<string, PropertyCount>();
  const seen = new Set<Node>();
  const told = new Set<unknown>(dates.map(({ event }) => event));
  const note = (told: string, isKept: boolean): void => {
    const path = counts.has(told) || counts.size < importLimits.paths ? told : '…';
    const count = counts.get(path) ?? { kept: 0, lost: 0 };
    count[isKept ? 'kept' : 'lost'] += 1;
    counts.set(path, count);
  };
  const noteText = (path: string, value: unknown, node: Node, judged: Judged): void => {
    const { rule } = placeOf(path);
    const texts = isNode(value) ? toldTexts(value) : [{ lang: '', text: value }];
    for (const { lang, text } of texts) {
      if (text === '') continue;
      const isKept = judged !== null && rule?.(text, { ...judged, node, lang }) === true;
      note(isKept || lang === '' ? path : `${path}@${lang}`, isKept);
    }
  };
  const walk = (node: Node, path: string, judged: Judged): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const name = key.replace(prefix, '');
      if (name.startsWith('@')) continue;
      walkValues(name, value, node, { path: path === '' ? name : `${path}.${name}`, judged });
    }
  };
  const walkValues = (
    name: string,
    values: unknown,
    node: Node,
    { path, judged }: { path: string; judged: Judged },
  ): void => {
    for (const one of flattened(values)) {
      const value = references.has(name) || (isNode(one) && isReference(one)) ? resolve(one) : one;
      if (Array.isArray(value) || placeOf(path).isDeep) note(`${path}.…`, false);
      else if (!isNode(value) || isText(value)) noteText(path, value, node, judged);
      else if (ofEvents.has(name) && (isEvent(value) || judged !== null)) continue;
      else if (!parts.has(name) || !told.has(value)) walk(value, path, parts.has(name) ? null : judged);
    }
  };
  return {
    /** Counts a date and the event around it. */
    add: (date: ReadDate, { event, whole }: ToldDate): void => {
      const judged = { ...date, currency };
      if (isNode(event)) walk(event, '', judged);
      if (whole !== null) walk(whole, 'superEvent', judged);
    },
    /** A rejected record loses everything: its reason says so. */
    pass: ({ event }: ToldDate): void => {
      if (isNode(event)) seen.add(event);
    },
    /** Counts the things that no date reached. @returns all properties by their paths */
    end: (): Record<string, PropertyCount> => {
      for (const node of others) walk(node, typeOf(node), null);
      return Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
};
