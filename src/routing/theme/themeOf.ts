import { belowLanguage } from '#contract/address/pairs.ts';
import type { DocumentTheme } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { Page } from '#contract/wire/page.ts';
import { pageQuery } from '#src/api/queries.ts';
import type { PageContext } from '../context.ts';
import { isUnthemed } from './themeRules.ts';

/** META-02: a page's theme, as far as it is allowed. The judge is fetched only where there are themes at all. */
export const themeOf = async (
  settings: PageSettings,
  page: Page,
  at: { path: string; isDraft: boolean },
): Promise<DocumentTheme | null> => {
  if (settings.themeHosts.length === 0) return null;
  const { judgeTheme } = await import('./judgeTheme.ts');
  return judgeTheme(page, settings, at);
};

/**
 * The same of a page with a route of its own, which the content host may have a theme for all the same: without one, or
 * without an answer, the page is as it is.
 * @param pathname of the route, with its language
 */
export const themeAt = async (
  { aside, queryClient, lang, settings }: PageContext,
  pathname: string,
): Promise<DocumentTheme | null> => {
  const path = belowLanguage(pathname.slice(`/${lang}/`.length), lang);
  if (settings.themeHosts.length === 0 || isUnthemed(path)) return null;
  const page = await queryClient.ensureQueryData(pageQuery(aside, lang, path)).catch(() => null);
  return page && themeOf(settings, page, { path, isDraft: false });
};
