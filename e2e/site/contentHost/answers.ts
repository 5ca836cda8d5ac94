import { isLanguage } from '#contract/address/language.ts';
import { artistOf, festivalOf, pages, passOf, videoOf } from './pages.ts';
import { calendarOf, listedShow, shows, ticketsOf } from './programme.ts';
import { sayIn, type Say } from './say.ts';

/** The present of the tests. */
const now = Date.parse('2027-06-15T16:00:00Z') / 1000;

const secondsOf = ({ date }: { date: { start: string } }): number => Date.parse(date.start) / 1000;

/** A page of a list, by the question's `offset` and `pagesize`. */
const listOf = (entries: readonly object[], search: URLSearchParams) => {
  const offset = Number(search.get('offset') ?? 0);
  const size = Number(search.get('pagesize') ?? 24);
  const end = offset + size;
  return {
    data: entries.slice(offset, end),
    pagesize: size,
    totalcount: entries.length,
    previous: offset > 0 ? Math.max(0, offset - size) : null,
    next: end < entries.length ? end : null,
  };
};

const programmations = (say: Say, search: URLSearchParams) => {
  const all = calendarOf(say);
  const from = Number(search.get('from') ?? now);
  const to = search.has('to') ? Number(search.get('to')) : Number.POSITIVE_INFINITY;
  const inRange = all.filter((date) => secondsOf(date) >= from && secondsOf(date) < to);
  const before = all.filter((date) => secondsOf(date) < from).map(secondsOf);
  const after = all.filter((date) => secondsOf(date) >= to).map(secondsOf);
  const last = all.slice(-1);
  const found = inRange.length === 0 && !search.has('to') ? last : inRange;
  return { ...listOf(found, search), previous: before.at(-1) ?? null, next: after[0] ?? null };
};

const listedShows = (say: Say, search: URLSearchParams) => {
  const [tag, city, series] = ['tag_unit', 'city', 'series'].map((name) => search.get(name));
  const matching = shows.filter(
    (show) =>
      (!tag || show.type === tag) && (!city || show.city === city) && (!series || show.type === series),
  );
  return listOf(
    matching.map((show) => listedShow(say, show)),
    search,
  );
};

const facets = () => {
  const cities = Map.groupBy(shows, ({ city }) => city);
  const choices = [...cities].map(([city, { length }]) => ({ value: city, label: city, count: length }));
  return { data: [{ name: 'city', choices }] };
};

const menus = ({ words }: Say) => ({
  main: [
    { title: words('Calendrier', 'Calendar'), href: words('/fr/calendrier', '/en/calendar'), hierarchy: '1' },
    { title: words('Spectacles', 'Shows'), href: words('/fr/spectacles', '/en/shows'), hierarchy: '2' },
  ],
  footer: [
    { title: words('Presse', 'Press'), href: words('/fr/presse', '/en/press'), hierarchy: '1' },
    { title: words('Emplois', 'Jobs'), href: words('/fr/emplois', '/en/jobs'), hierarchy: '2' },
  ],
  secondary: [
    {
      title: words('Comment venir', 'How to get here'),
      href: words('/fr/comment-venir', '/en/getting-here'),
      hierarchy: '1',
    },
  ],
});

const pageAt = (say: Say, path: string) => {
  const found = pages.find(([fr, en]) => say.words(fr, en) === path);
  if (!found) return undefined;
  const [fr, en, make] = found;
  const { data = [], ...entity } = make(say);
  const translations = { fr: `/fr/${fr}`.replace(/\/$/, ''), en: `/en/${en}`.replace(/\/$/, '') };
  return {
    entity_data: { ...entity, translations },
    data,
    ...(data.length > 0 && { totalcount: data.length }),
  };
};

/** The lists and menus of a language. */
const answersOf = (say: Say, search: URLSearchParams): Readonly<Record<string, () => object>> => ({
  metadata: () => menus(say),
  sponsors: () => listOf([{ title: 'Harbour Radio', sponsor_logo: say.media('radio.png') }], search),
  'live-shows': () => ({ live: [], upcoming: [] }),
  programmations: () => programmations(say, search),
  shows: () => listedShows(say, search),
  'shows/facets': facets,
  artists: () => listOf([artistOf(say)], search),
  videos: () => listOf([videoOf(say)], search),
  festivals: () => listOf([festivalOf(say)], search),
  passports: () => listOf([passOf(say)], search),
  ...Object.fromEntries(
    shows.map((show) => [`shows/${show.id}/programmations`, () => listOf(ticketsOf(say, show), search)]),
  ),
});

const collections = {
  data: [
    { id: 'c1', attributes: { name: 'Coulisses', langcode: 'fr' }, path: { alias: '/coulisses' } },
    { id: 'c1', attributes: { name: 'Backstage', langcode: 'en' }, path: { alias: '/backstage' } },
  ],
};

/** The answer to a question; undefined is a 404. */
export const answerTo = ({ pathname, searchParams }: URL, media: string): object | undefined => {
  if (pathname === '/api/taxonomy_term/youtube_video_collections') return collections;
  const [, lang, part = '', site, ...below] = pathname.split('/').map(decodeURIComponent);
  if (!isLanguage(lang)) return undefined;
  const say = sayIn(lang, media);
  if (part === 'router') return pageAt(say, pathname.split('/').slice(3).join('/'));
  if (part === 'content' && site === 'artist-categories')
    return listOf([{ id: 'k1', title: say.words('Humoriste', 'Comedian') }], searchParams);
  return part === 'content' && site === '8' ? answersOf(say, searchParams)[below.join('/')]?.() : undefined;
};
