import * as v from 'valibot';

/** The parts of an answer that the check itself needs; all of them may be missing. */
const text = v.fallback(v.string(), '');
const number = v.fallback(v.nullable(v.number()), null);

export const looseList = v.object({
  data: v.fallback(v.array(v.unknown()), []),
  totalcount: v.fallback(v.number(), 0),
  previous: number,
  next: number,
});

const looseEntry = v.object({
  id: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  url: text,
  detail_url: text,
  href: text,
  date: v.fallback(v.object({ start: text }), { start: '' }),
});
export type LooseEntry = v.InferOutput<typeof looseEntry>;

/** The readable ones of some entries. */
export const looseEntries = (entries: readonly unknown[]): LooseEntry[] =>
  entries.flatMap((entry) => {
    const read = v.safeParse(looseEntry, entry);
    return read.success ? [read.output] : [];
  });

const nothing = { type: '', id: '', translations: {} };

/** An answer of the page loader. */
export const loosePage = v.fallback(
  v.object({
    entity_data: v.fallback(
      v.nullable(
        v.object({
          type: text,
          id: looseEntry.entries.id,
          translations: v.fallback(v.record(v.string(), text), {}),
        }),
      ),
      null,
    ),
    data: v.fallback(v.array(v.unknown()), []),
  }),
  { entity_data: nothing, data: [] },
);
