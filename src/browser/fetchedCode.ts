import { queryOptions } from '@tanstack/react-query';

/** Code in its own chunk, with a name: fetched once, and again after a failure; no page carries it. */
export const fetchedCode = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: [name] as const,
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    meta: { dehydrate: false },
  });
