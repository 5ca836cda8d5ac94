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

/** Parses each item by `schema`; a malformed one is skipped and counted, never thrown. */
export const parseItems = <S extends v.GenericSchema>(
  schema: S,
  items: readonly unknown[],
): { items: v.InferOutput<S>[]; skipped: number } => {
  const good: v.InferOutput<S>[] = [];
  for (const item of items) {
    const parsed = v.safeParse(schema, item);
    if (parsed.success) good.push(parsed.output);
  }
  return { items: good, skipped: items.length - good.length };
};
