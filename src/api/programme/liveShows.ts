import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { parseItems } from '#contract/wire/list.ts';
import { liveShow, liveShows, type LiveShows } from '#contract/wire/liveShows.ts';
import type { ContentClient } from '../content.ts';
import { asked } from '../queries.ts';
import { liveShowsKey } from './liveShowsKey.ts';

/** API-03: the shows on now and soon, from the host. Never fresh: every caller wants the present state. */
export const liveShowsQuery = (client: ContentClient, lang: Language) =>
  queryOptions({
    ...asked,
    queryKey: liveShowsKey(lang),
    queryFn: async ({ signal }): Promise<LiveShows> => {
      const { live, upcoming } = await client.read(liveShows, { lang, path: 'live-shows' }, signal);
      return { live: parseItems(liveShow, live).items, upcoming: parseItems(liveShow, upcoming).items };
    },
    staleTime: 0,
  });
