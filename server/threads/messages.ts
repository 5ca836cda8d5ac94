import * as v from 'valibot';

/** What a thread is asked: the question, and the number that its answer comes with. */
export const questionTo = <Schema extends v.GenericSchema>(question: Schema) =>
  v.object({ id: v.number(), question });

/** Its answer, or why there is none. */
export const answerOf = <Schema extends v.GenericSchema>(answer: Schema) =>
  v.union([v.object({ id: v.number(), answer }), v.object({ id: v.number(), failure: v.string() })]);
