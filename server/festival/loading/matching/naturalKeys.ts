import type { NumberedKind, ProgrammeRows } from '../programmeRows.ts';

/** Rows of the folder or of the database. */
export type Keyed = Pick<
  ProgrammeRows,
  | 'artist_categories'
  | 'artists'
  | 'categories'
  | 'menu_items'
  | 'pages'
  | 'show_texts'
  | 'sponsors'
  | 'venues'
  | 'video_collections'
>;

/** A key by which somebody would know a thing again, and the thing's number. The best keys come first. */
export type Key = readonly [key: string, number: number];

/** The key of a show or a page: its address. */
export const addressKey = (lang: string, address: string): string => `${lang} ${address}`;

/** The keys of each kind but dates, which have ids. */
export const naturalKeys = {
  show: ({ show_texts: texts }) => texts.map((row) => [addressKey(row.lang, row.slug), row.show_id]),
  page: ({ pages }) => pages.map(({ id, lang, path }) => [addressKey(lang, path), id]),
  artist: ({ artists }) => [
    ...artists.filter(({ slug }) => slug !== '').map(({ id, slug }): Key => [`slug ${slug}`, id]),
    ...artists.map(({ id, name }): Key => [`name ${name}`, id]),
  ],
  artistType: (rows) => rows.artist_categories.map((row) => [row.title_fr, row.id]),
  venue: ({ venues }) => venues.map(({ id, name, city }) => [`${name}\n${city}`, id]),
  genre: ({ categories }) => [
    ...categories.map(({ id, code }): Key => [`code ${code}`, id]),
    ...categories.map((row): Key => [
      `title ${row.title_fr}
${row.title_en}`,
      row.id,
    ]),
  ],
  sponsor: ({ sponsors }) => sponsors.map(({ id, title }) => [title, id]),
  menuItem: (rows) => rows.menu_items.map((row) => [`${row.menu} ${row.lang} ${row.hierarchy}`, row.id]),
  collection: (rows) =>
    rows.video_collections.map((row) => [`${row.lang} ${row.alias === '' ? row.name : row.alias}`, row.id]),
} as const satisfies Record<Exclude<NumberedKind, 'date'>, (rows: Keyed) => Key[]>;
