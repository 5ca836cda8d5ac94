import type homeTexts from '#locales/en/home.json';
import { useQuery } from '@tanstack/react-query';
import { pairPath } from '#contract/address/pairs.ts';
import { hasBegun } from '#contract/programme/closing.ts';
import { nextShowsQuery } from '#src/api/queries.ts';
import { useNow } from '#src/components/browserClock.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/shell/context.ts';
import { HomeScreen } from './HomeScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    home: typeof homeTexts;
  }
}

/** Home (RTE-12) has the next shows; it shows others once the first of them has begun. */
export const load = async ({ context, answer }: ContentLoad): Promise<PageAnswer> => {
  const { client, queryClient, lang, settings, clock } = context;
  const [next] = await queryClient.ensureQueryData(nextShowsQuery(client, lang, settings, clock));
  return { ...answer, ...(next && { expiresAt: Date.parse(next.start) }) };
};

export function Screen({ client, lang, settings, clock, page }: ContentPageProps) {
  const { data: shows = [] } = useQuery(nextShowsQuery(client, lang, settings, clock));
  const now = useNow(clock.now);
  const ahead = shows.filter(({ start }) => !hasBegun(Date.parse(start) - now));
  return (
    <HomeScreen
      {...{ lang, page }}
      brand={settings.brand}
      shows={ahead}
      calendarHref={pairPath('calendar', lang)}
    />
  );
}
