import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { basicAttributes, contentTypes, listedThing, page, searchedAs } from './page.ts';

const list = { data: [{ id: '7' }], pagesize: 24, totalcount: 61, previous: 0, next: 48 };
const noList = { data: [], pagesize: 0, totalcount: 0, previous: null, next: null };
const entity = {
  type: 'video',
  id: '12',
  attributes: { title: 'A' },
  metas: { title: 'A', description: 'B', og_image: null, noindex: false },
  computed_page_theme: { name: 'toronto' },
  translations: { fr: '/fr/videos/a' },
};

describe('LDR-06: the answer of the page loader', () => {
  test('LDR-06: entity_data, data, pagesize, totalcount, previous and next are read', () => {
    expect(v.parse(page, { entity_data: entity, ...list })).toEqual({ entity_data: entity, ...list });
  });

  test.each([[{}], [{ data: null, previous: null, next: null }]])(
    'LDR-06: a page without a list has an empty one (%j)',
    (given) => {
      expect(v.parse(page, { entity_data: entity, ...given })).toEqual({ entity_data: entity, ...noList });
    },
  );

  test.each([
    [{ pagesize: '24' }, { pagesize: 0 }],
    [{ totalcount: 'many' }, { totalcount: 0 }],
    [{ next: '48' }, { next: null }],
    [{ data: 'none' }, { data: [] }],
  ])('LDR-06: %j costs itself only', (wrong, read) => {
    expect(v.parse(page, { entity_data: entity, ...list, ...wrong })).toEqual({
      entity_data: entity,
      ...list,
      ...read,
    });
  });

  const bare = {
    type: 'page',
    id: '',
    attributes: {},
    metas: { title: '', description: '', og_image: null, noindex: false },
    computed_page_theme: { name: 'default' },
    translations: {},
  };
  test.each([
    ['LDR-06', { type: 'page' }],
    [
      'LDR-04',
      {
        type: 'of another kind',
        id: {},
        attributes: 'none',
        metas: null,
        computed_page_theme: 'toronto',
        translations: ['/fr'],
      },
    ],
    [
      'LDR-06',
      {
        type: 'page',
        metas: { title: 5, description: [], og_image: 'javascript:alert(1)', noindex: 'yes' },
        computed_page_theme: { name: 5 },
        translations: { fr: 'x' },
        written_in: 'de',
        moved_to: 'x',
      },
    ],
  ])('%s: of an entity with nothing that can be read the page stands (%j)', (_id, wrong) => {
    expect(v.parse(page, { entity_data: wrong, ...list })).toEqual({ entity_data: bare, ...list });
  });

  test.each([[{}], [{ type: 7 }]])('LDR-08: %j is no entity', (wrong) => {
    expect(v.safeParse(page, { entity_data: wrong, ...list }).success).toBe(false);
  });

  test.each([[{}], [{ entity_data: null }]])('LDR-10: no thing at all is null (%j)', (given) => {
    expect(v.parse(page, { ...list, ...given })).toEqual({ entity_data: null, ...list });
  });
});

test('SRCH-02: the search finds shows, videos, artists and pages, and no list or part of home', () => {
  const found = contentTypes.flatMap((type) => (searchedAs[type] === null ? [] : [[type, searchedAs[type]]]));
  expect(Object.fromEntries(found)).toEqual({
    show: 'show',
    video: 'video',
    artist: 'artist',
    page: 'page',
    press_release: 'page',
    career_posting: 'page',
    festival: 'page',
  });
});

test('LDR-04: a basic page has a title, a text and a picture, as far as they can be read', () => {
  const basic = { title: 'Infos', body: '<p>x</p>', image_url: '/media/1.avif' };
  expect(v.parse(basicAttributes, { ...basic, more: 1 })).toEqual(basic);
  expect(v.parse(basicAttributes, { title: 5, body: [], image_url: 'x' })).toEqual({
    title: '',
    body: '',
    image_url: null,
  });
});

test('LDR-06: a thing of any list has an id, a title, an address and maybe a picture', () => {
  const thing = { id: '7', title: 'A', url: '/en/a', image_url: '/media/7.avif' };
  expect(v.parse(listedThing, { ...thing, id: 7, title: ' A ', more: 1 })).toEqual(thing);
  expect(v.parse(listedThing, { ...thing, image_url: 'x' })).toEqual({ ...thing, image_url: null });
  const wrong = [{ id: '' }, { title: ' ' }, { url: 'x' }];
  expect(wrong.filter((one) => v.is(listedThing, { ...thing, ...one }))).toEqual([]);
});
