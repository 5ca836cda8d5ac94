import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '#contract/address/language.ts';
import { contentLimits, idPattern } from './limits.ts';

const lang = v.picklist(languages, 'There is no such language');
/** The settings choose the valid one (`contentApi.ts`). */
const siteId = v.pipe(v.string(), v.regex(/^\d+$/, 'There is no such site'));
const id = v.pipe(v.string(), v.regex(idPattern, 'Nothing has this id'), v.transform(Number));
const path = v.pipe(
  v.string(),
  v.maxLength(contentLimits.path, 'No content has this path'),
  v.description('Path of the page below its language; it may hold slashes.'),
  v.transform((given) => given.replace(/^\/+|(?<!\/)\/+$/g, '')),
);

/** The id of a date: another host's may be any text. */
const anyId = v.pipe(v.string(), v.maxLength(contentLimits.id, 'Nothing has this id'));

/** The language in a path of the content API. */
export const inLanguage = v.object({ lang });
export const inDefaultLanguage = v.object({ lang: v.optional(lang, defaultLanguage) });
export const ofSite = v.object({ lang, siteId });
export const ofContent = v.object({ lang, siteId, id });
export const ofDate = v.object({ lang, siteId, id: anyId });
export const ofHome = v.object({ lang, path: v.optional(path, '') });
export const ofPage = v.object({ lang, path });

/** For resources with several paths: their common part. */
export type InLanguage = v.GenericSchema<unknown, { lang: Language }>;
export type OfPage = v.GenericSchema<unknown, { lang: Language; path: string }>;
