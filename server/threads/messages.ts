import * as v from 'valibot';

/** A thread's question, with the number for its answer. */
export const questionTo = <Schema extends v.GenericSchema>(question: Schema) =>
  v.object({ id: v.number(), question });

/** Its answer, or the reason for none. */
export const answerOf = <Schema extends v.GenericSchema>(answer: Schema) =>
  v.union([v.object({ id: v.number(), answer }), v.object({ id: v.number(), failure: v.string() })]);
