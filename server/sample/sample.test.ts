import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artists } from './artists.ts';
import { detailsOf } from './details.ts';
import { torontoFestival } from './festival.ts';
import { kinds } from '../programme/kinds.ts';
import { genres } from './genres.ts';
import { festivals } from './festivals.ts';
import { passes } from './passes.ts';
import { menus, showsMenu, videosMenu } from './menus.ts';
import { pages } from './pages.ts';
import { home } from './pages/home.ts';
import { shows } from './shows.ts';
import { sponsors } from './sponsors.ts';
import type { Localized } from './types.ts';
import { venues } from './venues.ts';
import { videoCollections } from './videos/videos.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const megabyte = 1024 * 1024;

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const venueById = new Map(venues.map((venue) => [venue.id, venue]));

/** Every text of a record, wherever it is. */
const textsIn = (value: unknown): Localized[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('fr' in value && 'en' in value) return [{ fr: String(value.fr), en: String(value.en) }];
  return Object.values(value).flatMap(textsIn);
};

describe('demo data: the sample festival', () => {
  it('demo data: has shows of every series, and enough shows and artists', () => {
    const series = shows
      .filter(({ belongTo }) => belongTo === torontoFestival)
      .map(({ showType }) => showType);
    expect([...new Set(series)].toSorted()).toEqual([
      'comedycon',
      'headliners',
      'outdoors',
      'street',
      'the42',
    ]);
    expect([...new Set(shows.map(({ kind }) => kind))].toSorted()).toEqual(['online', 'outdoor', 'venue']);
    expect(shows.length).toBeGreaterThanOrEqual(64);
    expect(artists.length).toBeGreaterThanOrEqual(84);
    expect(shows.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(12);
    expect(shows.filter(({ price }) => price.max === 0).length).toBeGreaterThanOrEqual(6);
    expect(
      shows.filter(({ title }) => title.fr.length > 60 || title.en.length > 60).length,
    ).toBeGreaterThanOrEqual(4);
    expect(repeated([...Object.values(kinds), ...Object.values(genres)].map(({ id }) => id))).toEqual([]);
  });

  it('demo data: every id and slug names one thing', () => {
    for (const list of [shows, artists, venues, sponsors, [home, ...pages]]) {
      expect(repeated(list.map(({ id }) => id))).toEqual([]);
    }
    for (const lang of ['fr', 'en'] as const) {
      const slugs = shows.map(({ slug }) => slug[lang]);
      expect(repeated(slugs)).toEqual([]);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
      expect(repeated(pages.map(({ path }) => path[lang]))).toEqual([]);
    }
  });

  it('demo data: a video has an address in each language, of its own title in English', () => {
    const videos = [...new Set(videoCollections.flatMap((collection) => collection.videos))];
    const toSlug = (title: string): string =>
      title
        .toLowerCase()
        .replaceAll('’', '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
    expect(videos.map(({ slug }) => slug.en)).toEqual(videos.map(({ title }) => toSlug(title.en)));
    const french = videos.map(({ slug }) => slug.fr);
    expect(french.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(repeated(french)).toEqual([]);
    expect(videos.filter(({ slug }) => slug.fr === slug.en)).toEqual([]);
  });

  it('demo data: shows name artists and venues that exist, of their own kind; every artist plays', () => {
    const places = shows.flatMap((show) => show.venues.map((id) => ({ show, venue: venueById.get(id) })));
    expect(places.filter(({ show, venue }) => venue?.kind !== show.kind)).toEqual([]);
    expect(shows.filter(({ kind, venues: at }) => (kind === 'online') !== (at.length === 0))).toEqual([]);
    const playing = new Set(shows.flatMap((show) => show.artists));
    expect([...playing].toSorted((one, other) => one - other)).toEqual(artists.map(({ id }) => id));
    const toronto = places.filter(({ show }) => show.belongTo === torontoFestival);
    expect(new Set(toronto.map(({ venue }) => venue?.city))).toEqual(new Set(['Toronto']));
  });

  it('demo data: every text is there in both languages', () => {
    const texts = textsIn([
      shows,
      artists,
      pages,
      passes,
      festivals,
      home,
      menus,
      showsMenu,
      genres,
      kinds,
      venues,
    ]);
    expect(texts.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '')).toEqual([]);
    const prose = shows.flatMap(({ title, blurb, description }) => [title, blurb, description]);
    expect(prose.filter(({ fr, en }) => fr === en)).toEqual([]);
  });

  it('SHW-05: some descriptions are longer than what is read at first', () => {
    const isLong = (html: string): boolean => html.replace(/<[^>]+>/g, '').length > 600;
    const long = shows.filter(({ description: { fr, en } }) => isLong(fr) && isLong(en));
    expect(long.map(({ id }) => id)).toEqual([1, 65]);
  });

  it('demo data: every case of a show page has a show', () => {
    const all = shows.map((show) => ({ show, ...detailsOf(show) }));
    const boxes = all.map(({ upsell = {} }) => [
      upsell.ticketUrl !== undefined,
      upsell.passUrl !== undefined,
      upsell.useModal ?? false,
    ]);
    expect(new Set(boxes.map(String))).toEqual(
      new Set(['true,true,true', 'true,false,true', 'false,true,false', 'false,false,false']),
    );
    expect(all.filter(({ hidesTickets }) => hidesTickets === true).length).toBe(1);
    const buttons = all.flatMap((one) => (one.buttons ?? []).map(({ title }) => title));
    expect(new Set(buttons)).toEqual(new Set(['BUY TICKET', 'BUY PASS', 'BUY VIP']));
    const hasSponsors = all.flatMap((one) => one.sponsors ?? []);
    const known = new Set(sponsors.map(({ id }) => id));
    expect(hasSponsors.filter((id) => !known.has(id))).toEqual([]);
    const texts = textsIn(all.map(({ show: _show, ...details }) => details));
    expect(texts.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '')).toEqual([]);
  });

  it('RTE-17: there are festivals, each with its shows, its picture and an address in each language', () => {
    expect(festivals.length).toBeGreaterThanOrEqual(4);
    const few = festivals.filter(({ has }) => shows.filter(has).length < 4);
    expect(few.map(({ title }) => title.en)).toEqual([]);
    for (const lang of ['fr', 'en'] as const)
      expect(repeated(festivals.map(({ slug }) => slug[lang]))).toEqual([]);
    expect(festivals.filter(({ poster }) => !shows.some(({ id }) => id === poster))).toEqual([]);
  });

  it('SHW-04: the films are there and small', () => {
    const films = new Set(shows.flatMap((show) => detailsOf(show).film ?? []));
    const sizes = [...films].map((film) => statSync(new URL(film.slice(1), publicFolder)).size);
    expect([films.size, sizes.every((size) => size <= 60_000)]).toEqual([3, true]);
  });

  it('demo data: every item has its picture, and all of them stay small', () => {
    const pictures = [
      ...shows.flatMap(({ id }) =>
        ['320.avif', '800.avif', '800.webp'].map((name) => `media/posters/${id}-${name}`),
      ),
      ...artists.map(({ id }) => `media/artists/${id}-320.avif`),
      ...sponsors.map(({ logo }) => logo.slice(1)),
    ];
    expect(pictures.filter((name) => !existsSync(new URL(name, publicFolder)))).toEqual([]);
    const sizes = ['posters', 'artists', 'sponsors'].flatMap((folder) =>
      readdirSync(new URL(`media/${folder}/`, publicFolder)).map(
        (name) => statSync(new URL(`media/${folder}/${name}`, publicFolder)).size,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * megabyte);
  });

  it('LAY-17: menus lead only to addresses that exist, parents first', () => {
    const addresses = {
      fr: [
        '',
        '/calendrier',
        '/calendrier-archive',
        '/spectacles',
        '/festivals',
        '/artistes',
        '/presse',
        '/emplois',
        ...pages.map(({ path }) => `/${path.fr}`),
      ],
      en: [
        '',
        '/calendar',
        '/calendar-archive',
        '/shows',
        '/festivals',
        '/artists',
        '/press',
        '/jobs',
        ...pages.map(({ path }) => `/${path.en}`),
      ],
    };
    const ofShows = {
      fr: shows.map(({ slug }) => `/spectacles/${slug.fr}`),
      en: shows.map(({ slug }) => `/shows/${slug.en}`),
    };
    const unknownIn = (lang: 'fr' | 'en', entries: typeof showsMenu, known: readonly string[]): string[] =>
      entries
        .map(({ href }) => href[lang])
        .filter((href) => !known.some((path) => href === `/${lang}${path}`));
    for (const lang of ['fr', 'en'] as const) {
      for (const menu of Object.values(menus)) expect(unknownIn(lang, menu, addresses[lang])).toEqual([]);
      expect(unknownIn(lang, showsMenu, [...addresses[lang], ...ofShows[lang]])).toEqual([]);
    }
    for (const menu of Object.values(videosMenu))
      expect(menu.map(({ title, href }) => [title, href])).toEqual([
        [
          { fr: 'Sur demande', en: 'On demand' },
          { fr: '/fr/surdemande', en: '/en/ondemand' },
        ],
      ]);
    const wholes = [
      [...menus.main, ...showsMenu, ...videosMenu.main],
      [...menus.footer, ...videosMenu.footer],
      menus.secondary,
    ];
    for (const menu of wholes) {
      const places = menu.map(({ hierarchy }) => hierarchy);
      expect(repeated(places)).toEqual([]);
      expect(places.filter((place) => !/^\.\d(\.\d)?$/.test(place))).toEqual([]);
      expect(places.filter((place) => place.length > 2 && !places.includes(place.slice(0, 2)))).toEqual([]);
    }
  });

  it('LAY-21: the sponsors fill six lines, some without a link', () => {
    expect(new Set(sponsors.map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(sponsors.filter(({ link }) => link === null).length).toBeGreaterThanOrEqual(1);
  });
});
