import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { kinds } from '#contract/programme/shows/view.ts';
import { isoOf } from '#server/programme/instants.ts';
import type { FestivalFolder, Written } from '#server/festival/schema/folder.ts';
import type { ShowFile, ShowText } from '#server/festival/schema/showFile.ts';
import type { PresentRows } from '#server/festival/loading/presentRows.ts';
import { mediumOfPoster } from '#server/festival/values/media.ts';
import type { Both } from '#server/festival/values/languages.ts';
import { showPath } from '#server/festival/values/paths.ts';
import { known, pairsOf, shortName, toldIn, unless, type Exporting } from './exporting.ts';
import { showSaysOf } from './showSaysOf.ts';

type Texts = Written<ShowFile, ShowText>['texts'];
type TextRow = PresentRows['tables']['show_texts'][number];
type ShowRow = PresentRows['tables']['shows'][number];

const textsOf = (name: string, rows: Both<TextRow>, { profile, aliasesOf }: Exporting): Texts =>
  Object.fromEntries(
    toldIn(rows, profile).map((lang) => {
      const row = rows[lang];
      const head: ShowText = {
        title: row.title,
        blurb: row.summary,
        slug: unless(row.slug, name),
        aliases: aliasesOf({ kind: 'show', number: row.show_id, lang, below: showPath('', lang) }),
        format: 'html',
      };
      return [lang, { head, body: row.description }];
    }),
  );

/** The parts of shows in other tables, in their order. */
const partsOf = ({ tables, nameOf }: Exporting) => {
  const codes = new Map(tables.categories.map(({ id, code }) => [id, code]));
  const byPosition = <Row extends { show_id: number; position: number }>(rows: readonly Row[]) =>
    Map.groupBy(
      rows.toSorted((one, other) => one.position - other.position),
      (row) => row.show_id,
    );
  const [categories, artists] = [byPosition(tables.show_categories), byPosition(tables.show_artists)];
  const features = Map.groupBy(tables.show_accessibility, (row) => row.show_id);
  const series = Map.groupBy(tables.festival_shows, (row) => row.show_id);
  return (show: number) => ({
    genres: (categories.get(show) ?? [])
      .flatMap((row) => codes.get(row.category_id) ?? [])
      .filter((code) => !kinds.some((kind) => kind === code)),
    artists: (artists.get(show) ?? []).map((row) => nameOf('artist', row.artist_id)),
    accessibility: accessibilities.filter((feature) =>
      features.get(show)?.some((row) => row.feature === feature),
    ),
    series: (series.get(show) ?? []).map((row) => shortName(nameOf('page', row.festival_id))).toSorted(),
  });
};

const factsOf = (row: ShowRow, exporting: Exporting, parts: ReturnType<ReturnType<typeof partsOf>>) => ({
  kind: row.kind,
  ...parts,
  language: unless(row.language, ''),
  languages: row.languages.split(' ').filter((code) => code !== ''),
  type: known(row.show_type),
  belongs_to: known(row.belong_to),
  minutes: known(row.duration_minutes),
  age: known(row.age_min),
  image: mediumOfPoster(row),
  ...showSaysOf(row.details, exporting),
  added: isoOf(row.added_at),
  dates: [],
});

/** The shows by their names, with their texts. */
export const showsOf = (exporting: Exporting): FestivalFolder['shows'] => {
  const { tables, nameOf } = exporting;
  const texts = pairsOf(tables.show_texts, (row) => row.show_id);
  const partsOfShow = partsOf(exporting);
  return new Map(
    tables.shows
      .toSorted((one, other) => one.id - other.id)
      .map((row) => {
        const name = nameOf('show', row.id);
        const rows = texts.get(row.id);
        return [
          name,
          {
            facts: factsOf(row, exporting, partsOfShow(row.id)),
            texts: rows === undefined ? {} : textsOf(name, rows, exporting),
          },
        ];
      }),
  );
};
