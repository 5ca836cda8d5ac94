import * as v from 'valibot';
import { expect, test } from 'vitest';
import { passport } from './passport.ts';

const whole = {
  id: '1',
  title: 'Une passe',
  image: '/media/1.avif',
  starting_at: 89,
  detail_url: '/fr/passes/une',
  saving: 'Deux pour un',
};

test.each([
  [{ id: 1, title: ' Une passe ', more: 1 }, {}],
  [{ starting_at: ' 89.5 ' }, { starting_at: 89.5 }],
  [{ starting_at: 0 }, { starting_at: 0 }],
  [{ starting_at: '' }, { starting_at: null }],
  [{ starting_at: ' ' }, { starting_at: null }],
  [{ starting_at: 'beaucoup' }, { starting_at: null }],
  [{ starting_at: -1 }, { starting_at: null }],
  [{ starting_at: 'Infinity' }, { starting_at: null }],
  [{ starting_at: undefined }, { starting_at: null }],
  [{ image: 'x' }, { image: null }],
  [{ detail_url: '//a.example' }, { detail_url: null }],
  [{ saving: null }, { saving: '' }],
])('HOM-14: of a pass %j is read as %j', (told, read) => {
  expect(v.parse(passport, { ...whole, ...told })).toEqual({ ...whole, ...read });
});

test('HOM-14: a pass without an id or a title is none', () => {
  expect(
    [{ id: '' }, { title: ' ' }, { title: 5 }].filter((one) => v.is(passport, { ...whole, ...one })),
  ).toEqual([]);
});
