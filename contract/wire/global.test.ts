import * as v from 'valibot';
import { expect, test } from 'vitest';
import { category, menuItem, metadata, sponsor } from './global.ts';

test('API-01: the menus are read without their entries; a menu that is none is empty', () => {
  const menus = { main: [1], footer: ['x'], secondary: [{}] };
  expect(v.parse(metadata, { ...menus, more: [] })).toEqual(menus);
  expect(v.parse(metadata, { main: 5, footer: null, secondary: {} })).toEqual({
    main: [],
    footer: [],
    secondary: [],
  });
});

test('LAY-17: an entry of a menu has a title, an address and a place in the menu', () => {
  const entry = { title: 'Calendrier', href: '/fr/calendrier', hierarchy: '1.2' };
  expect(v.parse(menuItem, { ...entry, title: ' Calendrier ', more: 1 })).toEqual(entry);
  const wrong = [{ title: ' ' }, { href: 'x' }, { hierarchy: 1 }];
  expect(wrong.filter((one) => v.is(menuItem, { ...entry, ...one }))).toEqual([]);
});

const whole = {
  title: 'Une marque',
  sponsor_logo: '/media/s.avif',
  field_sponsor_link: { uri: 'https://s.example/' },
  field_sponsor_footer_line: 2,
};

test.each([
  [{ more: 1 }, {}],
  [{ field_sponsor_footer_line: '3' }, { field_sponsor_footer_line: 3 }],
  [{ field_sponsor_footer_line: 'last' }, { field_sponsor_footer_line: 6 }],
  [{ field_sponsor_footer_line: null }, { field_sponsor_footer_line: 6 }],
  [{ sponsor_logo: 'x' }, { sponsor_logo: null }],
  [{ field_sponsor_link: null }, { field_sponsor_link: null }],
  [{ field_sponsor_link: {} }, { field_sponsor_link: null }],
  [{ field_sponsor_link: { uri: 'javascript:x' } }, { field_sponsor_link: null }],
  [{ title: null }, { title: '' }],
])('LAY-22: of a sponsor %j is read as %j', (told, read) => {
  expect(v.parse(sponsor, { ...whole, ...told })).toEqual({ ...whole, ...read });
});

test('API-07: a category has an id and a title', () => {
  expect(v.parse(category, { id: 3, title: ' Galas ', more: 1 })).toEqual({ id: '3', title: 'Galas' });
  expect([{}, { title: 'Galas' }, { id: 3, title: 5 }].filter((one) => v.is(category, one))).toEqual([]);
});
