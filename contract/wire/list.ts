import * as v from 'valibot';

/** The envelope of every list of the content wire: items stay unread until `parseItems`. */
export const listEnvelope = v.object({
  data: v.array(v.unknown()),
  pagesize: v.optional(v.number(), 0),
  totalcount: v.optional(v.number(), 0),
  previous: v.nullish(v.number(), null),
  next: v.nullish(v.number(), null),
});
export type ListEnvelope = v.InferOutput<typeof listEnvelope>;

/** The fault of an answer or of a record of it, for those who write it. */
export interface Fault {
  /** Its path, with dots: `date.start`. */
  field: string;
  expected: string;
  /** The value, shortened. */
  found: string;
}

/** Characters of a value in a fault: logs hold no texts. */
const longest = 60;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** In words where the schema has some. */
const expectedOf = ({ expected, received, message, type }: v.BaseIssue<unknown>): string => {
  if (received === 'undefined') return 'a value';
  if (type === 'parse_json') return 'JSON';
  return message.startsWith('Invalid ') ? (expected ?? type) : message;
};

/** The first fault of a value that its schema refuses. */
export const faultOf = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Fault => ({
  field: v.getDotPath(issue) ?? '(all of it)',
  expected: shortened(expectedOf(issue)),
  found: shortened(issue.received),
});

/** The fault of one item of a list. */
export interface ItemFault extends Fault {
  /** Of the item; null if it has none. */
  id: string | null;
}

/** Items of a list by their schema. */
export interface ParsedItems<Item> {
  items: Item[];
  /** How many are left out. */
  skipped: number;
  /** Why, one for each. */
  faults: ItemFault[];
}

const withId = v.object({ id: v.union([v.pipe(v.string(), v.maxLength(60)), v.number()]) });
const idOf = (item: unknown): string | null => (v.is(withId, item) ? String(item.id) : null);

/** Parses each item by `schema`; a malformed one is left out with its fault, never thrown. */
export const parseItems = <S extends v.GenericSchema>(
  schema: S,
  given: readonly unknown[],
): ParsedItems<v.InferOutput<S>> => {
  const items: v.InferOutput<S>[] = [];
  const faults: ItemFault[] = [];
  for (const item of given) {
    const parsed = v.safeParse(schema, item);
    if (parsed.success) items.push(parsed.output);
    else faults.push({ id: idOf(item), ...faultOf(parsed.issues) });
  }
  return { items, skipped: faults.length, faults };
};
