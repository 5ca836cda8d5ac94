import * as v from 'valibot';
import { parse } from 'yaml';
import type { Language } from '#contract/address/language.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { homeFile } from '../schema/homeFile.ts';
import { pageFile, pageText } from '../schema/pageFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import { splitHead, starterFiles } from './starter.ts';

const noAnnouncements = { list: null, entries: new Map() };

type Text = NonNullable<ReturnType<FestivalFolder['pages']['get']>>['texts'][Language];
const pageIn = (files: ReadonlyMap<string, string>, name: string, lang: Language): NonNullable<Text> => {
  const { head, rest } = splitHead(files.get(`pages/${name}.${lang}.md`) ?? '');
  return { head: v.parse(pageText, parse(head)), body: rest.slice('---\n'.length).trim() };
};

/** The pages and menus of a festival that nobody has written yet: the starter without shows, genres, venues, dates and pictures. */
export const neutralFolder = (): FestivalFolder => {
  const files = starterFiles();
  const { hero: _hero, tiles: _tiles, ...home } = v.parse(homeFile, parse(files.get('home.yaml') ?? ''));
  const pages = [...files.keys()].flatMap((path) => /^pages\/(.*)\.fr\.md$/.exec(path)?.[1] ?? []);
  return {
    festival: { ...v.parse(festivalFile, parse(files.get('festival.yaml') ?? '')), genres: {} },
    venues: new Map(),
    series: new Map(),
    passes: new Map(),
    shows: new Map(),
    artists: new Map(),
    pages: new Map(
      pages.map((name) => [
        name,
        {
          facts: v.parse(pageFile, {}),
          texts: { fr: pageIn(files, name, 'fr'), en: pageIn(files, name, 'en') },
        },
      ]),
    ),
    press: noAnnouncements,
    careers: noAnnouncements,
    videos: v.parse(videosFile, {}),
    home: { ...home, tiles: [] },
    dates: [],
    media: [],
  };
};
