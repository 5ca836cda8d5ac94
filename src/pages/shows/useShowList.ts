import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#contract/address/language.ts';
import { pagesUpTo, stretchStart } from '#contract/programme/calendar/stretch.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { ContentClient } from '#src/api/content.ts';
import { showFacetsQuery, showsQuery } from '#src/api/programme/shows.ts';
import { useListPages } from '#src/controls/catalogue/useListPages.ts';
import type { ShowsState } from './shows.url.ts';

const stretches = { pagesUpTo, stretchStart };

/** The list of an address, and its filters' choices. */
export const useShowList = (
  client: ContentClient,
  { context: { filters, offset } }: ShowsState,
  lang: Language,
  settings: PageSettings,
) => {
  const question = useMemo(() => ({ lang, filters, offset, settings }), [lang, filters, offset, settings]);
  const list = useListPages({
    question,
    pageAt: (of, at) => showsQuery(client, { ...of, offset: at }),
    stretches: () => stretches,
  });
  const facets = useQuery(showFacetsQuery(client, { lang, filters }));
  return { ...list, facets: facets.data ?? [] };
};
export type ShowList = ReturnType<typeof useShowList>;
