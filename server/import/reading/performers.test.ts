import { expect, test } from 'vitest';
import { readPerformers } from './performers.ts';

const known: ReadonlyMap<unknown, unknown> = new Map([
  ['#ines', { '@id': '#ines', name: 'Ines' }],
  ['#role', { '@type': 'PerformanceRole', performer: '#ines' }],
]);
const resolve = (value: unknown): unknown => known.get(value) ?? value;

test.each([
  ['a name', { performer: 'Anne' }, ['Anne']],
  ['a node', { performer: { '@type': 'Person', name: ' Anne &amp; Luc ' } }, ['Anne & Luc']],
  ['the former property, after the present one', { performers: ['Luc'], performer: 'Anne' }, ['Anne', 'Luc']],
  ['a name in a language', { performer: { name: { fr: 'Les Anne', en: 'The Annes' } } }, ['Les Anne']],
  ['a reference', { performer: ['#ines', 'Luc'] }, ['Ines', 'Luc']],
  ['a role with a node', { performer: { performer: { name: 'Anne' }, characterName: 'Ophélie' } }, ['Anne']],
  ['a role with names', { performer: { name: 'Duo', performers: ['Anne', 'Luc'] } }, ['Anne', 'Luc']],
  ['a role with a reference', { performer: { performer: '#ines' } }, ['Ines']],
  ['a reference to a role', { performer: '#role' }, ['Ines']],
  ['one twice', { performer: ['Anne', { name: 'Anne' }, 'Luc'] }, ['Anne', 'Luc']],
  ['empty ones', { performer: ['', {}, { name: ' ' }, 'Luc', null] }, ['Luc']],
  ['none', {}, []],
])('IMP-03: of performers told as %s these are the names', (_told, show, names) => {
  expect(readPerformers(show, resolve)).toEqual(names);
});

test('IMP-03: a show has fifty performers at most, and a long name is cut', () => {
  const many = Array.from({ length: 60 }, (_, at) => `${at} ${'x'.repeat(300)}`);
  const names = readPerformers({ performer: many }, resolve);
  expect([names.length, names[49]?.length, names[49]?.startsWith('49 x'), names[49]?.endsWith('x…')]).toEqual(
    [50, 200, true, true],
  );
});
