import type festivalTexts from '#locales/en/festival.json';
import { useQuery } from '@tanstack/react-query';
import { noShowFilters } from '#contract/programme/calendar/showFilters.ts';
import { nextMidnight } from '#contract/programme/time/siteDate.ts';
import { showsQuery } from '#src/api/programme/shows.ts';
import { useToday } from '#src/browser/browserClock.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { FestivalScreen } from './FestivalScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    festival: typeof festivalTexts;
  }
}

const showsOf = ({
  client,
  lang,
  settings,
  page,
}: Pick<ContentPageProps, 'client' | 'lang' | 'settings' | 'page'>) =>
  showsQuery(client, { lang, settings, offset: 0, filters: { ...noShowFilters, festival: page.id } });

/** A festival stays without its shows if these fail; the next visitor requests them again. */
export const load = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => {
  const { queryClient, loadTexts, clock, settings } = context;
  const [shows] = await Promise.allSettled([
    queryClient.ensureQueryData(showsOf({ ...context, client: context.aside, page })),
    loadTexts('shows'),
  ]);
  const isWhole = shows.status === 'fulfilled';
  return { ...answer, expiresAt: isWhole ? nextMidnight(clock.now(), settings.timezone) : clock.now() };
};

export function Screen({ client, lang, settings, clock, page }: ContentPageProps) {
  const { data, refetch } = useQuery(showsOf({ client, lang, settings, page }));
  return (
    <FestivalScreen
      {...{ lang, page }}
      shows={data ?? null}
      onRetry={() => void refetch()}
      siteId={settings.siteId}
      today={useToday(clock, settings.timezone)}
    />
  );
}
