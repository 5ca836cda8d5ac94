import { unfiltered as filters } from '#contract/programme/calendar/chosenFilters.ts';
import { isExcluded } from '#contract/programme/calendar/filters.ts';
import { allowedMonths, monthOf, yearOf } from '#contract/programme/time/months.ts';
import { onceEach } from '#contract/programme/calendar/showsAhead.ts';
import { placeShow, placeShows } from '#contract/programme/shows/place.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { showLink } from '#contract/programme/shows/showLink.ts';
import { thumbnailOf } from '#contract/programme/shows/thumbnail.ts';
import { tileOf } from '#contract/programme/shows/tile.ts';
import { restOfTonight } from '#contract/programme/time/tonight.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { weekendBegins, weekendDays } from '#contract/programme/time/weekend.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { listedShow } from '#contract/wire/shows.ts';
import { ContentError } from '../contentError.ts';
import type { FestivalFacts, HomeQuestion, ListedItem, WeekendShow } from './homeProgramme.ts';
import { contentSettings } from '../requestSettings.ts';

/** A date of a show on a card of a third of the page: with its large picture. */
const largeTile = (show: Parameters<typeof tileOf>[0], settings: ProgrammeSettings): Tile => {
  const tile = tileOf(show, settings);
  return { ...tile, image: show.item.image_url ?? tile.image };
};

/** HOM-01, TON-03: picks three of tonight's shows that have not begun, each once. */
export const readTonight = async (
  { client, lang, settings, clock }: HomeQuestion,
  signal?: AbortSignal,
): Promise<Tile[]> => {
  const now = clock.now();
  const { day: date, ...hours } = restOfTonight(presentIn(now, settings.timezone));
  const { items } = await client.day(lang, { date, ...hours, offset: 0, filters }, signal);
  return onceEach(placeShows(items).shows, now)
    .slice(0, contentSettings.showsOfTonight)
    .map(({ show }) => largeTile(show, settings));
};

/** HOM-01: the shows of the present or next weekend, each once. */
export const readWeekend = async (
  { client, lang, settings, clock }: HomeQuestion,
  today: string,
  signal?: AbortSignal,
): Promise<WeekendShow[]> => {
  const answers = await Promise.all(
    weekendDays(today).map((date) =>
      client.day(lang, { date, after: weekendBegins(date) ?? undefined, offset: 0, filters }, signal),
    ),
  );
  return onceEach(placeShows(answers.flatMap(({ items }) => items)).shows, clock.now())
    .slice(0, contentSettings.showsOfWeekend)
    .map(({ show, more }) => ({ tile: tileOf(show, settings), more }));
};

/** The last second of the calendar (CAL-41). */
const endOf = (today: string): number => Date.parse(`${allowedMonths(yearOf(today)).last}-28`) / 1000;

/** HOM-01: dates and cities of the festival. */
export const readFestival = async (
  { client, lang }: HomeQuestion,
  today: string,
  signal?: AbortSignal,
): Promise<FestivalFacts> => {
  const [first, last, { city }] = await Promise.all([
    client.nearest(lang, { from: 0 }, signal),
    client.nearest(lang, { from: endOf(today) }, signal),
    client.facets(lang, { month: monthOf(today), filters }, signal),
  ]);
  const dayOf = (item: typeof first) => (item && placeShow(item)?.date) ?? null;
  const cities = city.toSorted((one, other) => other.count - one.count).map(({ label }) => label);
  return { first: dayOf(first), last: dayOf(last), cities };
};

/** A host that does not know the unit has no such shows. */
const withoutUnit = (error: unknown): never[] => {
  if (error instanceof ContentError && error.code === 'not-found') return [];
  throw error;
};

/** HOM-13: the shows of a tag unit, without past ones. */
export const readTagUnit = async (
  { client, lang, settings, clock }: HomeQuestion,
  tagUnit: string,
  signal?: AbortSignal,
): Promise<ListedItem[]> => {
  const now = clock.now();
  const parameters = { offset: 0, tag_unit: tagUnit, sort: contentSettings.defaultSort };
  const shows = await client
    .list(listedShow, { lang, path: 'shows', parameters }, signal)
    .then(({ items }) => items, withoutUnit);
  return shows
    .filter(({ date }) => date === null || Date.parse(date.lastDate) > now)
    .map((show) => ({
      id: show.id,
      title: show.title,
      writtenIn: show.written_in,
      url: showLink(show, settings),
      image: show.image_url ?? thumbnailOf(show, settings.siteId),
      summary: show.summary,
      cities: [...new Set(show.venues.map(({ location }) => location.city.name))].filter(
        (name) => name !== '',
      ),
    }));
};

/** The next shows, as tiles, by start, without excluded festivals (SHW-19). */
export const readNextShows = async (
  { client, lang, settings, clock }: HomeQuestion,
  signal?: AbortSignal,
): Promise<Tile[]> => {
  const now = clock.now();
  // To the minute, so that a request a moment later is the same.
  const from = Math.floor(now / 60_000) * 60;
  const items = await client.upcoming(lang, { from, pagesize: contentSettings.nextShowsAsked }, signal);
  return placeShows(items)
    .shows.filter((show) => show.start > now && !isExcluded(show, settings))
    .slice(0, contentSettings.nextShows)
    .map((show) => tileOf(show, settings));
};
