import { Context } from 'hono';
import { languageDetector } from 'hono/language';
import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '#contract/address/language.ts';
import { language } from '#contract/wire/values.ts';

/** Not `accepts` of Hono, which does not match `fr-CA` with `fr`. */
const detect = languageDetector({
  order: ['cookie', 'header'],
  lookupCookie: 'lang',
  supportedLanguages: [...languages],
  fallbackLanguage: defaultLanguage,
  caches: false,
});

/** The visitor's language: the choice in the cookie `lang`, else the browser's, else French (RTE-23). */
export const chooseLanguage = async (request: Request): Promise<Language> => {
  const context = new Context(request);
  await detect(context, () => Promise.resolve());
  return v.parse(language, context.get('language'));
};
