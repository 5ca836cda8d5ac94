import * as v from 'valibot';
import { contentLimits } from './limits.ts';
import { Refusal } from '../refusal.ts';

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

/** Last second of the year 9999. */
const lastSecond = 253_402_300_799;
/** An instant in epoch seconds. */
export const seconds = wholeNumber(-lastSecond, lastSecond);
/** How many entries a page of a list holds. */
export const pageSize = (usual: number) =>
  v.optional(wholeNumber(1, contentLimits.page), String(Math.min(usual, contentLimits.page)));
/** How many entries stand before the page. */
export const pageOffset = v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), '0');

/**
 * A request's parameters as they are, by name.
 * @throws Refusal where one is given twice
 */
export const readParameters = (search: URLSearchParams): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const [name, value] of search) {
    if (Object.hasOwn(values, name)) throw new Refusal('invalid', `${name} is given more than once`);
    Object.defineProperty(values, name, { value, enumerable: true });
  }
  return values;
};

/**
 * Reads a request's parameters by a schema; unknown ones are ignored.
 * @throws Refusal that names the parameter
 */
export const readQuery = <Q extends v.GenericSchema>(
  schema: Q,
  search: URLSearchParams,
): v.InferOutput<Q> => {
  const parsed = v.safeParse(schema, readParameters(search), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal('invalid', `${v.getDotPath(issue) ?? 'The query'} ${issue.message}`);
};
