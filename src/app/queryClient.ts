import { QueryClient, type DehydrateOptions } from '@tanstack/react-query';

/** One for each tab, or for each request. The content client retries by itself, so a query does not. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });

/** What of the server's cache travels in the page: everything that was read, but whole months. */
export const dehydrateOptions = {
  shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta?.['dehydrate'] !== false,
} satisfies DehydrateOptions;
