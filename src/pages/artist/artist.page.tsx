import type artistTexts from '#locales/en/artist.json';
import { isListed, festivalOf } from '#contract/programme/shows/series.ts';
import { nextMidnight } from '#contract/programme/time/siteDate.ts';
import { thumbnailOf } from '#contract/programme/shows/thumbnail.ts';
import { isTorontoPage } from '#contract/programme/shows/torontoPage.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { useToday } from '#src/browser/browserClock.ts';
import { readArtist } from '#contract/wire/artist.ts';
import type { Page } from '#contract/wire/page.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { ArtistScreen } from './ArtistScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    artist: typeof artistTexts;
  }
}

/** An artist without the shows of excluded festivals (SHW-19); null if unreadable (ARD-07). */
const artistOf = ({ attributes }: Page, { excludedFestivals }: PageSettings) => {
  const artist = readArtist(attributes);
  return (
    artist && {
      ...artist,
      shows: artist.shows.filter((show) => !isListed(festivalOf(show), excludedFestivals)),
    }
  );
};

/** The page of an artist, also for machines; past shows are marked from the next day on. */
export const load = async ({ context, page, path, answer }: ContentLoad): Promise<PageAnswer | null> => {
  const { lang, settings, clock, isServer, loadTexts } = context;
  const artist = artistOf(page, settings);
  if (artist === null) return null;
  await loadTexts('artists', 'shows', 'video');
  const image = artist.image_url ?? thumbnailOf(artist, settings.siteId);
  return {
    ...answer,
    // TOR-01: its frame is Toronto's, too.
    ...(isTorontoPage(page, settings) && { variant: 'toronto' as const }),
    ...(artist.shows.length > 0 && { expiresAt: nextMidnight(clock.now(), settings.timezone) }),
    ...(isServer && {
      artist: { ...artist, image, url: `/${lang}/${path}`, summary: page.metas.description },
    }),
  };
};

export function Screen({ lang, settings, clock, page }: ContentPageProps) {
  const artist = artistOf(page, settings);
  const today = useToday(clock, settings.timezone);
  return artist && <ArtistScreen {...{ lang, artist }} siteId={settings.siteId} today={today} />;
}
