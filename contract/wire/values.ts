import * as v from 'valibot';
import { languages } from '../address/language.ts';

export const language = v.picklist(languages);

export const isSafeAddress = (value: string): boolean => {
  // Browsers drop these characters: a path here would become another host there.
  if (/[\t\n\r]/.test(value)) return false;
  if (/^\/(?![/\\])/.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:';
};
/** A safe address for a link or an image: a path on this origin, or http(s). Never `javascript:`, `data:` or `//host`. */
export const safeUrl = v.pipe(v.string(), v.trim(), v.check(isSafeAddress));

/** Text that may be missing: `null` and absent read as ''. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
/** A text, or '' for anything else: one wrong field does not cost the others. */
export const looseText = v.fallback(text, '');
/** An address; null if missing or unsafe. */
export const optionalUrl = v.fallback(v.nullable(safeUrl), null);
/** The address of a picture or a film: `{url}`, or the address itself. */
export const medium = v.fallback(
  v.nullable(
    v.union([
      v.pipe(
        v.object({ url: safeUrl }),
        v.transform(({ url }) => url),
      ),
      safeUrl,
    ]),
  ),
  null,
);
export const instantForm = /(Z|[+-]\d{2}:?\d{2})$/;
export const isReadableDate = (value: string): boolean => !Number.isNaN(Date.parse(value));
/** ISO 8601 instant, with a zone. */
export const instant = v.pipe(v.string(), v.regex(instantForm), v.check(isReadableDate));
export const offsetForm = /^[+-]?(0\d|1[0-4])[0-5]\d$/;
/** `±HHMM` at an instant; default '0000' (CAL-34). */
export const offset = v.fallback(v.pipe(v.string(), v.regex(offsetForm)), '0000');
/** Of a thing whose texts stand in for missing ones: their language, which is not the one that was asked for. */
export const writtenIn = v.optional(v.fallback(v.optional(language), undefined));
/** An id: servers send numbers or strings. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
