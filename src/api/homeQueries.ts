import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { noFilters } from '#contract/programme/chosenFilters.ts';
import type { SiteClock } from '#contract/programme/clock.ts';
import { allowedMonths, monthOf, yearOf } from '#contract/programme/months.ts';
import { placeShow, placeShows } from '#contract/programme/place.ts';
import { showLink } from '#contract/programme/showLink.ts';
import { dateInZone } from '#contract/programme/siteDate.ts';
import { thumbnailOf } from '#contract/programme/thumbnail.ts';
import { tileOf } from '#contract/programme/tile.ts';
import type { Tile } from '#contract/programme/view.ts';
import { eveningAt, onceEach, weekendBegins, weekendDays } from '#contract/programme/weekend.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { listedShow } from '#contract/wire/shows.ts';
import type { ContentClient } from './content.ts';
import { ContentError } from './contentError.ts';
import { asked } from './queries.ts';
import { contentSettings, staleTimes } from './requestSettings.ts';

/** What home asks the programme with. */
export interface HomeQuestion {
  client: ContentClient;
  lang: Language;
  settings: ProgrammeSettings;
  clock: SiteClock;
}

/** As the calendar is when nobody has chosen (CAL-29). */
const filters = { ...noFilters, english: 'false' } as const;
const fresh = { ...asked, staleTime: staleTimes.programme };

/** A date of a show on a card as wide as a third of the page: with its large picture. */
const largeTile = (show: Parameters<typeof tileOf>[0], settings: ProgrammeSettings): Tile => {
  const tile = tileOf(show, settings);
  return { ...tile, image: show.item.image_url ?? tile.image };
};

/** HOM-01: three of tonight's shows that have not begun, each once. */
export const tonightQuery = ({ client, lang, settings, clock }: HomeQuestion) => {
  const date = dateInZone(clock.now(), settings.timezone);
  return queryOptions({
    ...fresh,
    queryKey: ['tonight', lang, date] as const,
    queryFn: async ({ signal }) => {
      const now = clock.now();
      const { after, before } = eveningAt(now, settings.timezone);
      const question = { date, after: after ?? undefined, offset: 0, filters };
      const { items } = await client.day(lang, question, signal);
      const shows = placeShows(items).shows.filter(({ time }) => before === null || time < before);
      return onceEach(shows, now)
        .slice(0, contentSettings.showsOfTonight)
        .map(({ show }) => largeTile(show, settings));
    },
  });
};

/** A show of the weekend, and how many dates of it there are besides. */
export interface WeekendShow {
  tile: Tile;
  more: number;
}

/** HOM-01: the shows of the weekend, each once. */
export const weekendQuery = ({ client, lang, settings, clock }: HomeQuestion) => {
  const days = weekendDays(dateInZone(clock.now(), settings.timezone));
  return queryOptions({
    ...fresh,
    queryKey: ['weekend', lang, days[0]] as const,
    queryFn: async ({ signal }): Promise<WeekendShow[]> => {
      const answers = await Promise.all(
        days.map((date) =>
          client.day(lang, { date, after: weekendBegins(date) ?? undefined, offset: 0, filters }, signal),
        ),
      );
      return onceEach(placeShows(answers.flatMap(({ items }) => items)).shows, clock.now())
        .slice(0, contentSettings.showsOfWeekend)
        .map(({ show, more }) => ({ tile: tileOf(show, settings), more }));
    },
  });
};

/** When and where there are shows at all. */
export interface FestivalFacts {
  /** `YYYY-MM-DD` of the first and of the last show; null where the host cannot tell. */
  first: string | null;
  last: string | null;
  /** Of the month, those with most shows first. */
  cities: readonly string[];
}

/** The last second that the calendar shows (CAL-41). */
const endOf = (today: string): number => Date.parse(`${allowedMonths(yearOf(today)).last}-28`) / 1000;

/** HOM-01: dates and cities of the festival. */
export const festivalQuery = ({ client, lang, settings, clock }: HomeQuestion) => {
  const today = dateInZone(clock.now(), settings.timezone);
  return queryOptions({
    ...fresh,
    queryKey: ['festival', lang, today] as const,
    queryFn: async ({ signal }): Promise<FestivalFacts> => {
      const [first, last, { city }] = await Promise.all([
        client.nearest(lang, { from: 0 }, signal),
        client.nearest(lang, { from: endOf(today) }, signal),
        client.facets(lang, { month: monthOf(today), filters }, signal),
      ]);
      const dayOf = (item: typeof first) => (item && placeShow(item)?.date) ?? null;
      const cities = city.toSorted((one, other) => other.count - one.count).map(({ label }) => label);
      return { first: dayOf(first), last: dayOf(last), cities };
    },
  });
};

/** A show as a list of a tag unit shows it. */
export interface ListedItem {
  id: string;
  title: string;
  url: string;
  image: string | null;
  summary: string;
  cities: readonly string[];
}

/** A host that does not know the unit has no shows of it. */
const withoutUnit = (error: unknown): never[] => {
  if (error instanceof ContentError && error.code === 'not-found') return [];
  throw error;
};

/** HOM-13: the shows of a tag unit that are not over. */
export const tagUnitQuery = ({ client, lang, settings, clock }: HomeQuestion, tagUnit: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['tag-unit', lang, tagUnit] as const,
    queryFn: async ({ signal }): Promise<ListedItem[]> => {
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
          url: showLink(show, settings),
          image: show.image_url ?? thumbnailOf(show, settings.siteId),
          summary: show.summary,
          cities: [...new Set(show.venues.map(({ location }) => location.city.name))].filter(
            (name) => name !== '',
          ),
        }));
    },
  });
