import * as v from 'valibot';

/** The start data of the counting thread. */
export const countingData = v.object({ file: v.string() });

const sqlValue = v.union([v.string(), v.number(), v.bigint(), v.null()]);
/** A statement of SQLite. */
export const countingQuestion = v.object({ sql: v.string(), parameters: v.array(sqlValue) });
export type CountingQuestion = v.InferOutput<typeof countingQuestion>;

/** Its rows. */
export const countingAnswer = v.array(v.record(v.string(), v.unknown()));
