import type { Language } from '#contract/address/language.ts';
import { isToronto, seriesOf } from '#contract/programme/shows/series.ts';
import { takesPlace } from '#contract/programme/shows/state.ts';
import { epochSeconds } from '#server/clock.ts';
import { findSponsors } from '#server/store/pages/global.ts';
import { datesOfShows, type ScheduledShow, type ShowDates } from '#server/store/shows/programmations.ts';
import { isReservable } from '#server/store/shows/reservable.ts';
import { readDetails, type ShowDetails } from '#server/store/shows/showDetails.ts';
import type { Festival } from '#server/profile/festival.ts';
import { artistsOfShow } from '#server/store/pages/artists.ts';
import { slugsOfShow, type LocalizedShow } from '#server/store/shows/shows.ts';
import { similarShows } from '#server/store/shows/similarShows.ts';
import { suggestedShows, type SuggestedRow } from '#server/store/shows/suggestedShows.ts';
import { spansOfShow, type ShowSpan } from '#server/store/shows/tickets.ts';
import { addressOf, tellPicture } from '#server/sharing/pictureContent.ts';
import { storedShow } from '#server/sharing/sharedShows.ts';
import { artistAddress, pictures, showAddress, thumbnailOf } from '#server/programme/addresses.ts';
import { isoOf, offsetOf } from '#server/programme/instants.ts';
import { categoryTitles, toCalendarItems } from './calendarItem.ts';
import { contentLimits } from '../limits.ts';
import type { ContentDeps } from '../resource.ts';
import { named, toShowEntry, venuesOf } from './showEntry.ts';
import { upsellOf } from './showSales.ts';
import { toSponsor } from './sponsors.ts';
import { ticketAddress } from './ticketAddress.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

const theme = { name: 'default', css: [], js: [], inline_css: '', inline_js: '' };
const torontoTheme = { ...theme, name: 'toronto' };

const toDate = ({ first, last }: ShowDates) => ({
  firstDate: isoOf(first.starts_at),
  lastDate: isoOf(last.starts_at),
  timezone_offset: offsetOf(first.starts_at, first.timezone),
  timezone_offset_end: offsetOf(last.starts_at, last.timezone),
});

const toLocation = (dates: ShowDates | undefined) =>
  dates?.venues.map(({ name, city, mapUrl }) => ({ name, city, map_url: mapUrl })) ?? [];

/** Whether the show is on; never on for a date that does not take place or has no known end. */
const isLive = (spans: readonly ShowSpan[], now: number): boolean =>
  spans.some(
    ({ starts_at: start, ends_at: end, state }) =>
      takesPlace({ state }) && start <= now && end !== null && now < end,
  );

const milliseconds = 1000;
/**
 * The time of the page's next change: a date begins or ends, a suggested show has had its last date, or a similar one begins.
 */
const endOf = (
  spans: readonly ShowSpan[],
  suggested: readonly SuggestedRow[],
  similar: readonly ScheduledShow[],
  now: number,
): number | null => {
  const ends = spans.flatMap(({ starts_at: start, ends_at: end }) => (end === null ? [start] : [start, end]));
  const lasts = suggested.flatMap(({ last_start: last }) => last ?? []);
  const begins = similar.map(({ starts_at: start }) => start);
  const coming = [...ends, ...lasts, ...begins].filter((instant) => instant > now);
  return coming.length === 0 ? null : Math.min(...coming) * milliseconds;
};

const tellDetails = (details: ShowDetails, lang: Language) => ({
  detail_title_1: details.firstTitle?.[lang] ?? '',
  detail_title_2: details.secondTitle?.[lang] ?? '',
  video_url: details.film ?? null,
  video: details.video ?? null,
  hide_buy_tickets: details.hidesTickets ?? false,
});

/** Facts that visitors want before they choose; unknown ones are absent. */
const tellFacts = ({ duration_minutes: minutes, age_min: age, languages }: LocalizedShow) => ({
  ...(minutes !== null && { duration_minutes: minutes }),
  ...(age !== null && { age_min: age }),
  ...(languages !== '' && { languages: languages.split(' ') }),
});

const loadSuggestions = async (
  { store: { db }, siteId }: Pick<ContentDeps, 'store' | 'siteId'>,
  show: LocalizedShow,
  now: number,
) => {
  const rows = await suggestedShows(db, show, { now, limit: contentLimits.suggestedShows });
  const dates = await datesOfShows(
    db,
    rows.map(({ id }) => id),
  );
  return { rows, entries: rows.map((row) => toShowEntry(row, dates.get(row.id), siteId)) };
};

/** Whether no date of a show is still to come. */
const isOver = (spans: readonly ShowSpan[], now: number): boolean =>
  spans.length > 0 && !spans.some(({ starts_at: start, state }) => takesPlace({ state }) && start > now);

/** Similar shows, only for a show that is over. */
const loadSimilar = async (
  deps: Pick<ContentDeps, 'store' | 'siteId'>,
  show: LocalizedShow,
  { spans, now }: { spans: readonly ShowSpan[]; now: number },
) => {
  const { db } = deps.store;
  const rows = isOver(spans, now)
    ? await similarShows(db, show, { now, limit: contentLimits.similarShows })
    : [];
  return { rows, items: await toCalendarItems(deps, show.lang, rows) };
};

/** FES-23; nothing where no rule says it. */
const tellReservable = async (
  { store: { db } }: Pick<ContentDeps, 'store'>,
  show: LocalizedShow,
  { parts, reservable }: Festival,
) => (reservable === null ? {} : { reservable: parts.credits && (await isReservable(db, show, reservable)) });

const slugAddresses = (slugs: Awaited<ReturnType<typeof slugsOfShow>>) =>
  Object.fromEntries(slugs.map((row) => [row.lang, showAddress(row)]));

/** The page of a show (SHW-07), and the time of its next change (epoch milliseconds; null for never). */
export const loadShow = async (
  deps: Pick<ContentDeps, 'store' | 'clock' | 'festival' | 'boxOfficeUrl' | 'siteId'>,
  show: LocalizedShow,
) => {
  const { clock, boxOfficeUrl, siteId } = deps;
  const { db } = deps.store;
  const now = epochSeconds(clock.now());
  const festival = await deps.festival.current();
  const details = readDetails(show.details);
  const [slugs, artists, dates, spans, categories, suggested, sponsors, shared] = await Promise.all([
    slugsOfShow(db, show.id),
    artistsOfShow(db, show.id),
    datesOfShows(db, [show.id]),
    spansOfShow(db, show.id),
    categoryTitles(db, show.lang, [show.id]),
    loadSuggestions(deps, show, now),
    findSponsors(db, details.sponsors ?? []),
    storedShow(db, show),
  ]);
  const similar = await loadSimilar(deps, show, { spans, now });
  const when = dates.get(show.id);
  const { image } = pictures(show);
  const facts = { show_type: named(show.show_type), belong_to: named(show.belong_to) };
  const drawing = { torontoFestivals: festival.drawnBySeries };
  const series = seriesOf(facts, drawing);
  const attributes = {
    id: String(show.id),
    title: show.title,
    ...tellDetails(details, show.lang),
    summary: show.summary,
    body: show.description,
    description: show.description,
    url: showAddress(show),
    thumbnail: thumbnailOf(show, siteId),
    image,
    image_url: image,
    language: show.language,
    ...tellFacts(show),
    show_serie: named(series),
    ...facts,
    types: show.show_type === null ? [] : [show.show_type],
    categories: categories.titles(show.id).map((name) => ({ name })),
    sponsors: sponsors.map(toSponsor),
    artists: artists.map(({ name, slug }) => ({
      name,
      url: slug === '' ? null : artistAddress({ lang: show.lang, slug }),
    })),
    date: when ? toDate(when) : null,
    venues: venuesOf(when),
    location: toLocation(when),
    live: { is_live_now: isLive(spans, now) },
    suggested_shows: suggested.entries,
    ...(similar.items.length > 0 && { similar_shows: similar.items }),
    ...(await tellReservable(deps, show, festival)),
    upsell: upsellOf(
      details,
      show.lang,
      spans.map((span) => ({
        url: ticketAddress(span, show.lang, boxOfficeUrl),
        isOnSale: takesPlace(span) && span.starts_at > now && span.status !== 'SOLD_OUT',
      })),
    ),
  };
  const entity = {
    type: 'show' as const,
    id: String(show.id),
    attributes,
    metas: {
      title: show.title,
      description: show.summary,
      og_image: addressOf(tellPicture(shared, { now, festival }), show.lang),
      noindex: false,
    },
    computed_page_theme: isToronto(facts, drawing) ? torontoTheme : theme,
    translations: slugAddresses(slugs),
    ...toldLanguage(show),
  };
  return { entity, expiresAt: endOf(spans, suggested.rows, similar.rows, now) };
};
