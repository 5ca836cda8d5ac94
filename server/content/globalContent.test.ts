import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { contentOf, error } from './testing/contentSite.ts';
import { nights } from './testing/listed.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);

const wholeList = (data: unknown[]) => ({
  data,
  pagesize: data.length,
  totalcount: data.length,
  previous: null,
  next: null,
});

describe('global content', () => {
  test('API-01: the menus of a language', async () => {
    expect(await read('fr/content/8/metadata')).toEqual({
      main: [{ title: 'Calendrier', href: '/fr/calendrier', hierarchy: '.1' }],
      footer: [{ title: 'Accueil', href: '/fr', hierarchy: '.1' }],
      secondary: [],
    });
  });

  test('API-02: the sponsors, with and without a link', async () => {
    expect(await read('en/content/8/sponsors')).toEqual(
      wholeList([
        {
          title: 'Brasserie',
          sponsor_logo: null,
          field_sponsor_link: { uri: 'https://beer.example/' },
          field_sponsor_footer_line: 1,
        },
        {
          title: 'Colle Tempo',
          sponsor_logo: '/media/sponsors/1.svg',
          field_sponsor_link: null,
          field_sponsor_footer_line: 2,
        },
      ]),
    );
  });

  test('API-04: the passes, with and without what may be missing', async () => {
    expect(await read('en/content/8/passports')).toEqual(
      wholeList([
        {
          id: '1',
          image: '/c.avif',
          title: 'Cat',
          starting_at: 89,
          detail_url: '/en/p/cat',
          saving: 'A lot',
        },
        { id: '2', image: null, title: 'Bare', starting_at: null, detail_url: null, saving: '' },
      ]),
    );
  });

  test.each([
    ['fr/content/show-categories', ['En salle', 'Extérieur', 'En ligne', 'Stand-up', 'Clown']],
    ['en/content/8/show-categories', ['In venue', 'Outdoor', 'Online', 'Stand-up', 'Clowning']],
  ])('ART-06: %s', async (path, titles) => {
    const ids = ['1', '2', '3', '10', '11'];
    expect(await read(path)).toEqual(wholeList(titles.map((title, index) => ({ id: ids[index], title }))));
  });

  test.each(['fr/content/artist-categories', 'fr/content/8/artist-categories'])(
    'ART-06: %s',
    async (path) => {
      expect(await read(path)).toEqual(wholeList([{ id: '1', title: 'Humoriste' }]));
    },
  );

  test('HOM-13: a page of the shows', async () => {
    expect(await read('en/content/8/shows?offset=0&pagesize=1&sort=default')).toEqual({
      data: [
        {
          id: '1',
          title: 'Sleepless Nights',
          url: '/en/shows/sleepless-nights',
          summary: 'We stay up.',
          thumbnail: nights.thumbnail,
          image_url: nights.image_url,
          date: {
            firstDate: '2027-07-16T23:30:00Z',
            lastDate: '2027-07-17T23:30:00Z',
            nextDate: '2027-07-16T23:30:00Z',
            timezone_offset: '-0400',
            timezone_offset_end: '-0400',
            timezone: 'America/Toronto',
          },
          venues: [{ name: 'Théâtre du Coin', location: { city: { name: 'Montréal' } } }],
          categories: [{ name: 'In venue' }, { name: 'Stand-up' }],
          show_type: { name: 'headliners' },
          belong_to: { name: 'Chapiteau' },
          kind: 'venue',
          language: 'fr',
          price: { min: 25, max: 48.5 },
        },
      ],
      pagesize: 1,
      totalcount: 2,
      previous: null,
      next: 1,
    });
    expect(await read('en/content/8/shows?offset=1&pagesize=1')).toMatchObject({ previous: 0, next: null });
    expect(await read('en/content/8/shows?tag_unit=headliners')).toMatchObject({
      data: [{ id: '1' }],
      totalcount: 1,
    });
    expect(await read('en/content/8/shows?tag_unit=none')).toMatchObject({ data: [], totalcount: 0 });
    expect(await read('en/content/8/shows?tag_unit=')).toMatchObject({ totalcount: 2 });
    expect((await ask(`en/content/8/shows?tag_unit=${'x'.repeat(100)}`)).status).toBe(200);
    expect(await read(`en/content/8/shows?tag_unit=${'x'.repeat(101)}`)).toEqual(
      error('invalid', 'tag_unit must have 100 characters at most'),
    );
    expect(await read('en/content/8/shows?sort=random')).toEqual(error('invalid', 'sort must be default'));
  });
});
