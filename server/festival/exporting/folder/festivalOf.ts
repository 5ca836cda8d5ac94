import { kinds } from '#contract/programme/shows/view.ts';
import type { FestivalFile } from '#server/festival/schema/festivalFile.ts';
import { shortest } from '#server/festival/values/languages.ts';
import { lookOfStored } from '#server/festival/values/look.ts';
import { mediumOf } from '#server/festival/values/media.ts';
import { wordsOf } from '#server/festival/values/words.ts';
import { known, shortName, type Exporting } from './exporting.ts';
import { menusOf } from './menusOf.ts';

const byNumber = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.id - other.id);

const genresOf = ({ tables }: Exporting): FestivalFile['genres'] =>
  Object.fromEntries(
    byNumber(tables.categories)
      .filter(({ code }) => !kinds.some((kind) => kind === code))
      .map((row) => [row.code, shortest({ fr: row.title_fr, en: row.title_en })]),
  );

const sponsorsOf = ({ tables, nameOf }: Exporting): FestivalFile['sponsors'] =>
  Object.fromEntries(
    byNumber(tables.sponsors).map((row) => [
      nameOf('sponsor', row.id),
      { name: row.title, logo: mediumOf(row.logo), link: known(row.uri), line: row.footer_line },
    ]),
  );

const reservationsOf = ({ profile: { reservable }, nameOf }: Exporting): FestivalFile['reservations'] =>
  reservable === null
    ? undefined
    : {
        all: reservable.all,
        series: reservable.series.map((number) => shortName(nameOf('page', number))),
        belongs_to: reservable.belongsTo,
        shows: reservable.shows.map((number) => nameOf('show', number)),
      };

/** `festival.yaml`. */
export const festivalOf = (exporting: Exporting): FestivalFile => {
  const { profile, tables } = exporting;
  return {
    name: shortest(profile.name),
    languages: profile.languages,
    timezone: profile.timezone,
    currency: profile.currency,
    members: profile.members,
    reservations: reservationsOf(exporting),
    newsletter: profile.newsletter,
    drawn_by_series: profile.drawnBySeries,
    tickets: known(profile.ticketsUrl),
    social: profile.socialUrls,
    menus: menusOf(tables.menu_items),
    sponsors: sponsorsOf(exporting),
    genres: genresOf(exporting),
    words: wordsOf(profile.words),
    look: lookOfStored(profile.look),
  };
};
