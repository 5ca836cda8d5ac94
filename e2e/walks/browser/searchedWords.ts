import * as v from 'valibot';
import type { HeldCall } from './gate.ts';

/** In the search service's form. */
const questions = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ requests: v.looseTuple([v.object({ query: v.string() })]) }),
);

/** The words of a call to the search. */
export const searchedWords = async ({ sent }: Pick<HeldCall, 'sent'>): Promise<string> =>
  v.parse(questions, await sent()).requests[0].query;
