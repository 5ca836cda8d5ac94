import type homeTexts from '#locales/en/home.json';
import { useQuery } from '@tanstack/react-query';
import { pairPath } from '#contract/address/pairs.ts';
import { hasBegun } from '#contract/programme/time/closing.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { restOfTonight } from '#contract/programme/time/tonight.ts';
import { festivalQuery, nextShowsQuery, tonightQuery, weekendQuery } from '#src/api/home/homeQueries.ts';
import { passportsQuery } from '#src/api/programme/passports.ts';
import { featuredVideosQuery } from '#src/api/programme/featuredVideos.ts';
import { useNow } from '#src/browser/browserClock.ts';
import type { ContentPageProps } from '#src/routing/context.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { HomeScreen } from './HomeScreen.tsx';

export { block } from './block.ts';
export { ahead, loadHome as load } from './home.loader.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    home: typeof homeTexts;
  }
}

/** Home (RTE-12, HOM-01), without shows that have begun. */
export function Screen({ client, lang, settings, clock, page }: ContentPageProps) {
  const now = useNow(clock);
  const question = { client, lang, settings, clock: { now: () => now } };
  const { data: tonight } = useQuery(tonightQuery(question));
  const { data: next } = useQuery(nextShowsQuery(question));
  const { data: weekend = [] } = useQuery(weekendQuery(question));
  const { data: facts } = useQuery(festivalQuery(question));
  const { data: passes = [] } = useQuery(passportsQuery(client, lang));
  const { data: videos = [] } = useQuery(featuredVideosQuery(client, lang));
  const isAhead = ({ start }: Tile) => !hasBegun(Date.parse(start) - now);
  return (
    <HomeScreen
      {...{ lang, page, passes, videos, question }}
      facts={facts ?? { first: null, last: null, cities: [] }}
      brand={settings.brand[lang]}
      today={dateInZone(now, settings.timezone)}
      tonight={tonight?.filter(isAhead) ?? []}
      evening={restOfTonight(presentIn(now, settings.timezone))}
      next={next?.filter(isAhead) ?? []}
      isKnown={tonight !== undefined || next !== undefined}
      weekend={weekend.filter(({ tile }) => isAhead(tile) && !tonight?.some(({ url }) => url === tile.url))}
      calendarHref={pairPath('calendar', lang)}
    />
  );
}
