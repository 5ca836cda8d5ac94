import type searchTexts from '#locales/en/search.json';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { firstAnswerQuery } from './answer.ts';
import { fromAddress, hrefOf, nothing } from './question.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    search: typeof searchTexts;
  }
}

const pathIn = (lang: Language): string => pairPath('search', lang);

/**
 * The answer for an address of the search (SRCH-05, SRCH-13). While a search is on the page its machine asks; a service
 * without an answer is reported there (SRCH-12).
 */
export const load = async ({ context, search, isShown }: PageLoad): Promise<PageAnswer> => {
  const { lang, i18n, queryClient, clock, isServer, fetch } = context;
  const { search: settings } = context.settings;
  const question = fromAddress(search);
  const now = () => presentIn(clock.now(), context.settings.timezone);
  const { lifetime } = searchPageSettings;
  const isAsked = isServer || !isShown;
  const first = isAsked
    ? await queryClient
        .fetchQuery({ ...firstAnswerQuery({ settings, fetch, lang, now }, question), staleTime: lifetime })
        .catch(() => null)
    : undefined;
  const title = i18n.t('search.title');
  const other = otherLanguage(lang);
  return {
    status: 200,
    head: {
      title: question.q === '' ? title : i18n.t('search.titleOf', { q: question.q }),
      description: i18n.t('search.description'),
      noindex: true,
      canonical: pathIn(lang),
      alternates: Object.fromEntries(languages.map((one) => [one, pathIn(one)])),
    },
    // Categories are words of one language.
    counterpart: hrefOf(pathIn(other), {
      ...question,
      category: nothing.category,
      format: nothing.format,
    }),
    // A page without results is not kept for others.
    expiresAt: clock.now() + (first === null ? 0 : lifetime),
  };
};
