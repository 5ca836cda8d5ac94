import type { StaticDataRouteOption } from '@tanstack/react-router';
import { defaultLanguage, languageOfPath, type Language } from '#contract/address/language.ts';
import type { PageAnswer } from '#src/routing/context.ts';

/** As much of a route match as tells what the page is. */
interface Match {
  status: string;
  error: unknown;
  loaderData?: PageAnswer | undefined;
}

/** What a loader threw, if one did. */
export const failureOf = (matches: readonly Match[]): { error: unknown } | null => {
  const failed = matches.find((match) => match.status === 'error');
  return failed ? { error: failed.error } : null;
};

/** The answer of the page that is shown: that of the innermost route that has one; null where a loader failed. */
export const answerOf = (matches: readonly Match[]): PageAnswer | null =>
  failureOf(matches)
    ? null
    : (matches.findLast((match) => match.status === 'success' && match.loaderData)?.loaderData ?? null);

/** The page that is shown, by the answer or by its route: the folder below `src/pages`, and the name of its chunk. */
export const pageOf = (matches: readonly (Match & { staticData: StaticDataRouteOption })[]): string | null =>
  answerOf(matches)?.page ?? matches.findLast(({ staticData }) => staticData.page)?.staticData.page ?? null;

/** The language of a path; the default one's where it names none. */
export const languageOf = (pathname: string): Language => languageOfPath(pathname) ?? defaultLanguage;
