import type { SearchParamsObject } from '@algolia/client-search';
import * as v from 'valibot';
import { otherParams, type IsHarmless } from './otherParams.ts';
import { params, type SearchParams } from './params.ts';
import { SearchError } from './searchError.ts';

/** The rest of the official client's parameters: one that is neither heeded nor judged does not compile. */
const others: Readonly<Record<Exclude<keyof SearchParamsObject, keyof SearchParams>, IsHarmless>> =
  otherParams;

/** `params` in the old form: the whole query as an address writes it. */
const inAddress = v.object({ params: v.string() });

type Given = Readonly<Record<string, unknown>>;
const isObject = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The known among the given, however many these are; null is as if it were not there. */
const knownOf = (given: Given): Given =>
  Object.fromEntries(
    Object.keys(params.entries).flatMap((name) =>
      Object.hasOwn(given, name) && given[name] !== null ? [[name, given[name]]] : [],
    ),
  );

/** @throws SearchError 400 that names what would change the hits and is not heeded */
const refuseOthers = (given: Given): void => {
  for (const [name, isHarmless] of Object.entries(others)) {
    const value = Object.hasOwn(given, name) ? given[name] : null;
    if (value !== null && !isHarmless(value))
      throw new SearchError(400, `${name} is not honoured here with this value; leave it out`);
  }
};

/** @throws SearchError that names what is wrong, and repeats nothing of it */
export const readParams = (given: unknown): SearchParams => {
  if (!isObject(given)) throw new SearchError(400, 'A query must be an object');
  const old = v.safeParse(inAddress, given);
  const inside = old.success ? Object.fromEntries(new URLSearchParams(old.output.params)) : {};
  refuseOthers(inside);
  refuseOthers(given);
  const parsed = v.safeParse(
    params,
    { ...knownOf(inside), ...knownOf(given) },
    { abortEarly: true, abortPipeEarly: true },
  );
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new SearchError(400, `${v.getDotPath(issue)?.split('.')[0] ?? 'A parameter'} ${issue.message}`);
};
