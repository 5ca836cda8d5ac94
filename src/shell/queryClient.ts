import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { PageState } from './pageState.ts';

/**
 * One for each tab, or for each request. The content client retries by itself, so a query does not. In a tab answers stay for
 * a day, however old: without a network there are no others.
 * @param ask between every query and its question
 */
export const createQueryClient = (
  gcTime: number = Number.POSITIVE_INFINITY,
  ask?: QueryPersister,
): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime, ...(ask && { persister: ask }) },
    },
  });

/** The part of the server's cache that travels in the page: all answers but whole months. */
export const collectQueries = (queryClient: QueryClient): PageState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state, meta }) =>
      state.status === 'success' && meta?.['dehydrate'] !== false
        ? [{ key: [...queryKey], data: state.data }]
        : [],
    );

/**
 * Puts it into the browser's cache as fresh, however long ago the page was prepared: the server makes a page anew as soon as
 * its data change.
 */
export const restoreQueries = (queryClient: QueryClient, queries: PageState['queries']): void => {
  for (const { key, data } of queries) queryClient.setQueryData(key, data);
};
