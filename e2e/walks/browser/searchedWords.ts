import * as v from 'valibot';
import type { HeldCall } from './gate.ts';

/** As the search service's wire has it. */
const questions = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ requests: v.looseTuple([v.object({ query: v.string() })]) }),
);

/** The words that a call to the search asks for. */
export const searchedWords = async ({ sent }: Pick<HeldCall, 'sent'>): Promise<string> =>
  v.parse(questions, await sent()).requests[0].query;
