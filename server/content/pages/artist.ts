import { languages } from '#contract/address/language.ts';
import { readArtistDetails, type ArtistDetails } from '#server/store/pages/artistDetails.ts';
import { showsOfArtist, type LocalizedArtist } from '#server/store/pages/artists.ts';
import { artistAddress } from '#server/programme/addresses.ts';
import { toArtistEntry } from './artistEntry.ts';
import { listedShows } from '../shows/listedShows.ts';
import type { ContentDeps } from '../resource.ts';

const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };

type Told = Awaited<ReturnType<typeof listedShows>>[number];

/** Coming shows by their next date, then past ones, the latest first. */
const byNextDate = (one: Told, other: Told): number => {
  const [mine, theirs] = [one.date?.nextDate ?? null, other.date?.nextDate ?? null];
  if (mine !== null && theirs !== null) return Date.parse(mine) - Date.parse(theirs);
  if (mine !== null || theirs !== null) return mine === null ? 1 : -1;
  return Date.parse(other.date?.lastDate ?? '') - Date.parse(one.date?.lastDate ?? '') || 0;
};

const tellDemos = (category: ArtistDetails['firstDemos'], lang: LocalizedArtist['lang']) => ({
  title: category?.title[lang] ?? '',
  demos: category?.demos.map(({ title, url }) => ({ title: title[lang], url })) ?? [],
});

const tellDetails = (details: ArtistDetails, { lang, bio }: LocalizedArtist) => {
  const [first, second] = [tellDemos(details.firstDemos, lang), tellDemos(details.secondDemos, lang)];
  return {
    description: details.description?.[lang] ?? bio,
    twitter: details.twitter ?? null,
    facebook: details.facebook ?? null,
    instagram: details.instagram ?? null,
    website: details.website ?? null,
    cv: details.cv?.[lang] ?? null,
    series: (details.series ?? []).map((name) => ({ name })),
    ...(details.isGroup !== undefined && { is_group: details.isGroup }),
    awards: (details.awards ?? []).map(({ title, description }) => ({
      title: title[lang],
      description: description[lang],
    })),
    demosCat1Title: first.title,
    demosCat1: first.demos,
    demosCat2Title: second.title,
    demosCat2: second.demos,
    photos: (details.photos ?? []).map(({ title, ...photo }) => ({ ...photo, title: title[lang] })),
    videos: (details.videos ?? []).map(({ title, url }) => ({ title: title[lang], youtube_url: url })),
    htmlTitle: details.html?.title[lang] ?? '',
    htmlText: details.html?.text[lang] ?? '',
  };
};

/** The page of an artist (ARD-01…ARD-04), and the time of its next change (epoch milliseconds; null for never). */
export const loadArtist = async (
  deps: Pick<ContentDeps, 'store' | 'clock' | 'siteId'>,
  artist: LocalizedArtist,
) => {
  const rows = await showsOfArtist(deps.store.db, artist.lang, artist.id);
  const shows = (await listedShows(deps, artist.lang, rows)).toSorted(byNextDate);
  const starts = shows.flatMap(({ date }) => (date?.nextDate ? [Date.parse(date.nextDate)] : []));
  const entry = toArtistEntry(artist, deps.siteId);
  const details = tellDetails(readArtistDetails(artist.details), artist);
  const entity = {
    type: 'artist' as const,
    id: entry.id,
    attributes: {
      ...entry,
      image_url: details.photos[0]?.url ?? entry.image_url,
      title: artist.name,
      ...details,
      shows,
    },
    metas: {
      title: artist.name,
      description: artist.bio,
      // Other sites' previews cannot show AVIF, the format of our own drawings.
      og_image: artist.image_url,
      noindex: false,
    },
    computed_page_theme: theme,
    translations: Object.fromEntries(
      languages.map((lang) => [lang, artistAddress({ lang, slug: artist.slug })]),
    ),
  };
  return { entity, expiresAt: starts.length === 0 ? null : Math.min(...starts) };
};
