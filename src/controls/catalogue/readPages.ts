import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListedPage } from '#src/api/listPages.ts';

/**
 * Reads the pages of a list for a loader: the first one decides whether there is a list at all, pages beyond its end are
 * skipped, and failures of others are left to the screen.
 * @throws the first page's error
 */
export const readPages = async <Item, Key extends QueryKey>(
  queryClient: QueryClient,
  [start = 0, ...rest]: readonly number[],
  pageAt: (offset: number) => FetchQueryOptions<ListedPage<Item>, Error, ListedPage<Item>, Key>,
): Promise<{ first: ListedPage<Item>; isWhole: boolean }> => {
  const first = await queryClient.ensureQueryData(pageAt(start));
  const reach = first.total ?? Number.POSITIVE_INFINITY;
  const later = await Promise.all(
    rest.filter((at) => at < reach).map((at) => queryClient.ensureQueryData(pageAt(at)).catch(() => null)),
  );
  return { first, isWhole: !later.includes(null) };
};
