import type { StaticDataRouteOption } from '@tanstack/react-router';
import { defaultLanguage, languageOfPath, type Language } from '#contract/address/language.ts';
import type { PageAnswer } from '#src/routing/context.ts';

/** A route match's facts about the page. */
interface Match {
  status: string;
  error: unknown;
  loaderData?: PageAnswer | undefined;
}

/** A loader's error, if any. */
export const failureOf = (matches: readonly Match[]): { error: unknown } | null => {
  const failed = matches.find((match) => match.status === 'error');
  return failed ? { error: failed.error } : null;
};

/** The answer of the shown page: that of the innermost route with one; null after a loader's failure. */
export const answerOf = (matches: readonly Match[]): PageAnswer | null =>
  failureOf(matches)
    ? null
    : (matches.findLast((match) => match.status === 'success' && match.loaderData)?.loaderData ?? null);

/** The shown page, by the answer or by its route: the folder below `src/pages`, and the name of its chunk. */
export const pageOf = (matches: readonly (Match & { staticData: StaticDataRouteOption })[]): string | null =>
  answerOf(matches)?.page ?? matches.findLast(({ staticData }) => staticData.page)?.staticData.page ?? null;

/** The language of a path, or the default one. */
export const languageOf = (pathname: string): Language => languageOfPath(pathname) ?? defaultLanguage;
