import * as v from 'valibot';
import { date as dateSchema } from '../schema/dateRow.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { pageText, pageFile } from '../schema/pageFile.ts';
import { showFile, showText } from '../schema/showFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import { videosFile } from '../schema/videosFile.ts';

/** For tests: a show in short: what its file and the head of its French text say. */
export interface ShowInShort {
  title?: string;
  slug?: string;
  aliases?: string[];
  text?: string;
  facts?: v.InferInput<typeof showFile>;
}

/** For tests: a folder in short. */
export interface InShort {
  name?: string;
  timezone?: string;
  shows?: Readonly<Record<string, ShowInShort>>;
  dates?: readonly (v.InferInput<typeof dateSchema> & { id: string; show: string })[];
  venues?: v.InferInput<typeof venuesFile>;
  pages?: Readonly<Record<string, { title?: string; path?: string; aliases?: string[] }>>;
  genres?: Record<string, string>;
}

const showOf = (name: string, { title = name, slug, aliases = [], text = '', facts = {} }: ShowInShort) => ({
  facts: v.parse(showFile, facts),
  texts: {
    fr: { head: v.parse(showText, { title, aliases, ...(slug !== undefined && { slug }) }), body: text },
  },
});

/** For tests: two venues of which one counts seats. */
export const twoVenues = {
  coin: { name: 'Théâtre du Coin', city: 'Montréal', capacity: 220 },
  parc: { name: 'Le Parc', city: 'Montréal' },
};

/** For tests: a folder of shows, dates, venues and pages. */
export const folderOfShort = ({
  name = 'Le Rire',
  timezone = 'America/Toronto',
  shows = {},
  dates = [],
  venues = twoVenues,
  pages = {},
  genres = {},
}: InShort): FestivalFolder => ({
  festival: v.parse(festivalFile, {
    name,
    languages: ['fr', 'en'],
    timezone,
    genres,
  }),
  venues: new Map(Object.entries(v.parse(venuesFile, venues))),
  series: new Map(),
  passes: new Map(),
  shows: new Map(Object.entries(shows).map(([file, show]) => [file, showOf(file, show)])),
  artists: new Map(),
  pages: new Map(
    Object.entries(pages).map(([file, { title = file, path, aliases = [] }]) => [
      file,
      {
        facts: v.parse(pageFile, {}),
        texts: {
          fr: {
            head: v.parse(pageText, { title, aliases, ...(path !== undefined && { path }) }),
            body: 'Un texte.',
          },
        },
      },
    ]),
  ),
  press: { list: null, entries: new Map() },
  careers: { list: null, entries: new Map() },
  videos: v.parse(videosFile, {}),
  home: null,
  dates: dates.map(({ id, show, ...facts }) => ({ ...v.parse(dateSchema, facts), id, show })),
  media: [],
});
