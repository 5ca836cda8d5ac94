import { createHash } from 'node:crypto';
import type { Language } from '#contract/address/language.ts';
import { sharePicturePath } from '#contract/address/sharePicture.ts';
import { takesPlace } from '#contract/programme/shows/state.ts';
import { fill, writer, type WallTime } from '#contract/programme/texts/writeWhen.ts';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import enFormat from '#locales/en/format.json' with { type: 'json' };
import en from '#locales/en/sharing.json' with { type: 'json' };
import frFormat from '#locales/fr/format.json' with { type: 'json' };
import fr from '#locales/fr/sharing.json' with { type: 'json' };
import type { Look } from '../look/look.ts';
import { localIsoOf } from '../programme/instants.ts';
import { isWholeDate } from '../programme/wholeDate.ts';
import type { Festival } from '../profile/festival.ts';
import { festivalTexts } from '../profile/festivalTexts.ts';
import type { SharedDate } from '../store/shows/sharedDates.ts';
import { sharingLimits } from './limits.ts';
import type { SharedShow } from './sharedShows.ts';

const textsFor = festivalTexts('sharing', { en, fr });
const formatFor = festivalTexts('format', { en: enFormat, fr: frFormat });

/** The festival of a picture: its name, its words and its look. */
type ShownBy = Pick<Festival, 'name' | 'words' | 'look'>;

/** The content of a show's picture; nothing else is drawn. */
export interface Told {
  title: string;
  /** The festival's name. */
  brand: string;
  /** Lines, the next date first. */
  dates: string[];
  /** '' if unknown. */
  place: string;
  /** Address of the poster among the site's files, or of another host's picture, which is not drawn. */
  poster: string | null;
  /** Chooses the colours without a poster. */
  id: string;
  look: Look;
}

/** A part of the addresses: raise it with every change of what is drawn. */
const drawnAs = 1;
const hashLength = 16;

const wallOf = ({ starts_at: start, ends_at: end, timezone }: SharedDate): WallTime => {
  const [date = '', time = ''] = localIsoOf(start, timezone).split('T');
  return { date, time: isWholeDate(start, end, timezone) ? noHour : time.slice(0, 5) };
};

/** The next dates, and the number of others; of a past show, its span. */
const datesOf = (
  dates: readonly SharedDate[],
  upcoming: readonly SharedDate[],
  { festival, lang }: { festival: ShownBy; lang: Language },
): string[] => {
  const { pattern, ...words } = formatFor(festival, lang);
  const { more, over, span } = textsFor(festival, lang);
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (!first || !last) return [];
  if (upcoming.length === 0) {
    const day = writer(pattern.mediumDate, words);
    const [from, to] = [day(wallOf(first)), day(wallOf(last))];
    return [fill(over, { span: from === to ? from : fill(span, { first: from, last: to }) })];
  }
  const dayTime = writer(pattern.dayTime, words);
  const next = upcoming.slice(0, sharingLimits.dates).map((date) => dayTime(wallOf(date)));
  const rest = upcoming.length - next.length;
  if (rest === 0) return next;
  return [...next, fill(rest === 1 ? more.one : more.other, { count: String(rest) })];
};

/** The place: a venue and its city, the cities, or the first of them. */
const placeOf = (dates: readonly SharedDate[], places: string): string => {
  const known = (names: (string | null)[]): string[] => [...new Set(names)].filter((name) => name !== null);
  const venues = known(dates.map(({ venue }) => venue));
  const cities = known(dates.map(({ city }) => city));
  const [city = ''] = cities;
  if (venues.length === 1) return [venues[0], city].filter((name) => name).join(' · ');
  return cities.length <= 2 ? cities.join(' · ') : fill(places, { place: city });
};

/** The content of a show's picture at a moment (epoch seconds). */
export const tellPicture = (
  show: SharedShow,
  { now, festival }: { now: number; festival: ShownBy },
): Told => {
  const given = show.dates.filter(takesPlace);
  const upcoming = given.filter(({ starts_at: start }) => start > now);
  const { places } = textsFor(festival, show.lang);
  return {
    title: show.title.slice(0, sharingLimits.text),
    brand: festival.name[show.lang].slice(0, sharingLimits.text),
    dates: datesOf(given, upcoming, { festival, lang: show.lang }),
    place: placeOf(upcoming.length === 0 ? given : upcoming, places).slice(0, sharingLimits.text),
    poster: show.poster,
    id: show.id,
    look: festival.look,
  };
};

/** The address of a picture: it changes with its content, so that caches may keep it for ever (META-01). */
export const addressOf = (told: Told, lang: Language): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawnAs, told]))
    .digest('hex')
    .slice(0, hashLength);
  return sharePicturePath({ lang, id: told.id, hash });
};
