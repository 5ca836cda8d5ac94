import { Context } from 'hono';
import { languageDetector } from 'hono/language';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { language } from '#contract/wire/values.ts';
import type { Festival } from '../profile/festival.ts';

/**
 * The visitor's language: the choice in the cookie `lang`, else the browser's, else the first (RTE-23). Not by `accepts` of
 * Hono, which does not match `fr-CA` with `fr`.
 * @param spoken the festival's languages
 */
export const chooseLanguage = async (request: Request, spoken: Festival['languages']): Promise<Language> => {
  const detect = languageDetector({
    order: ['cookie', 'header'],
    lookupCookie: 'lang',
    supportedLanguages: [...spoken],
    fallbackLanguage: spoken[0],
    caches: false,
  });
  const context = new Context(request);
  await detect(context, () => Promise.resolve());
  return v.parse(language, context.get('language'));
};
