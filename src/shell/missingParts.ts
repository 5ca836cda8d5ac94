import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { ContentError } from '#src/api/contentError.ts';
import type { PageState } from './pageState.ts';

/** The questions without an answer in the server's page. Call it before the page is drawn: drawing adds questions of the browser. */
export const collectMissing = (queryClient: QueryClient): PageState['missing'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryHash, state: { status, error } }) =>
      status === 'success'
        ? []
        : [{ hash: queryHash, code: error instanceof ContentError ? error.code : 'unavailable' }],
    );

/** The browser's side of a page with missing parts. */
export interface MissingParts {
  /** Between every query and its question. */
  ask: QueryPersister;
  /** From now on the missing parts can be asked for, too. */
  end: () => void;
}

/**
 * HST-69: the browser's first draw lacks the same parts as the server's page. Otherwise it would differ from that page, and it
 * would wait for a host that has just failed. Each part asks for its answer as soon as it is drawn.
 */
export const createMissingParts = (missing: PageState['missing']): MissingParts => {
  const codes = new Map(missing.map(({ hash, code }) => [hash, code]));
  return {
    ask: (question, context, { queryHash }) => {
      const code = codes.get(queryHash);
      if (code !== undefined) throw new ContentError(code);
      return question(context);
    },
    end: () => codes.clear(),
  };
};
