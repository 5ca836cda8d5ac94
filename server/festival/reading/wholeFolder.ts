import { languages } from '#contract/address/language.ts';
import type { DateOfShow } from '../schema/dateRow.ts';
import type { AnnouncementFolder, FestivalDate, FestivalFolder, Named, Written } from '../schema/folder.ts';
import type { AnnouncementParts, FolderParts, Part } from './parts.ts';

/** The dates of a show's own file; null for one without an id. */
export const datesOfShow = (dates: readonly DateOfShow[], show: string): (FestivalDate | null)[] =>
  dates.map(({ id, ...date }) => (id === undefined ? null : { ...date, id, show }));

const whole = <Facts, Head>({ facts, texts }: Part<Facts, Head>): Written<Facts, Head> | null => {
  if (facts === null) return null;
  const written: Written<Facts, Head> = { facts, texts: {} };
  for (const lang of languages) {
    const text = texts[lang];
    if (text === null) return null;
    if (text) written.texts[lang] = text;
  }
  return written;
};

const allWhole = <Facts, Head>(parts: Named<Part<Facts, Head>>): Map<string, Written<Facts, Head>> | null => {
  const things = new Map<string, Written<Facts, Head>>();
  for (const [name, part] of parts) {
    const thing = whole(part);
    if (thing === null) return null;
    things.set(name, thing);
  }
  return things;
};

const wholeList = ({ list, entries }: AnnouncementParts): AnnouncementFolder | null => {
  const all = allWhole(entries);
  const page = list && whole(list);
  return all && page !== null ? { list: page ?? null, entries: all } : null;
};

const wholeDates = ({ dates, shows }: FolderParts): FestivalDate[] | null => {
  if (dates === null) return null;
  const all: FestivalDate[] = [];
  for (const [show, { facts }] of shows)
    for (const date of datesOfShow(facts?.dates ?? [], show)) {
      if (date === null) return null;
      all.push(date);
    }
  for (const date of dates) {
    if (date === null) return null;
    all.push(date);
  }
  return all;
};

/** The folder; null if a mistake spoils a part of it. */
export const wholeFolder = (parts: FolderParts): FestivalFolder | null => {
  const { festival, venues, series, passes, videos, home = null } = parts;
  const shows = allWhole(parts.shows);
  const artists = allWhole(parts.artists);
  const pages = allWhole(parts.pages);
  const press = wholeList(parts.press);
  const careers = wholeList(parts.careers);
  const dates = wholeDates(parts);
  if (!(festival && venues && series && passes && videos)) return null;
  if (!(shows && artists && pages && press && careers && dates) || parts.home === null) return null;
  const media = [...parts.media.keys()];
  return {
    festival,
    venues,
    series,
    passes,
    videos,
    home,
    shows,
    artists,
    pages,
    press,
    careers,
    dates,
    media,
  };
};
