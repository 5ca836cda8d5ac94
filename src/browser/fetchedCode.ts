import { queryOptions } from '@tanstack/react-query';

/**
 * An optional part of the site: code of its own chunk, by a name for it. It is fetched once; where it does not come, only what
 * shows it knows, and it is fetched again when the network is back, when the page is seen again, and by who asks for it anew.
 * No page carries it.
 */
export const fetchedCode = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: [name] as const,
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    meta: { dehydrate: false },
  });
