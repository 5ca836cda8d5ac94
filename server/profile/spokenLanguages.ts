import type { MiddlewareHandler } from 'hono';
import { languageOfPath } from '#contract/address/language.ts';
import type { FestivalSource } from './festivalSource.ts';

/** RTE-24: an address in a language that the festival lacks leads where one in an unknown language does. */
export const leadToSpoken =
  ({ current }: FestivalSource): MiddlewareHandler =>
  async (context, next) => {
    const lang = languageOfPath(context.req.path);
    if (lang === null) return next();
    const { languages } = await current();
    if (languages.includes(lang)) return next();
    return context.body(null, 302, { location: `/${languages[0]}/404`, 'cache-control': 'no-cache' });
  };
