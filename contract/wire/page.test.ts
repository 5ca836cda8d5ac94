import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { page } from './page.ts';

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

  test.each([{ pagesize: '24' }, { totalcount: 'many' }, { next: '48' }])(
    'LDR-06: %j is no list',
    (wrong) => {
      expect(v.safeParse(page, { entity_data: entity, ...list, ...wrong }).success).toBe(false);
    },
  );

  test.each([[{}], [{ entity_data: null }]])('LDR-10: no thing at all is null (%j)', (given) => {
    expect(v.parse(page, { ...list, ...given })).toEqual({ entity_data: null, ...list });
  });
});
