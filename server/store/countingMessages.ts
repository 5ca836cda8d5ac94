import * as v from 'valibot';

/** What the thread that counts is started with. */
export const countingData = v.object({ file: v.string() });

const sqlValue = v.union([v.string(), v.number(), v.bigint(), v.null()]);
/** A statement of SQLite, and the number that its answer comes with. */
export const countingQuestion = v.object({
  id: v.number(),
  sql: v.string(),
  parameters: v.array(sqlValue),
});

/** Its rows, or why there are none. */
export const countingAnswer = v.union([
  v.object({ id: v.number(), rows: v.array(v.record(v.string(), v.unknown())) }),
  v.object({ id: v.number(), failure: v.string() }),
]);
export type CountingAnswer = v.InferInput<typeof countingAnswer>;
