import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyPlace, chosenPlaces, placesAnswer, position } from './place.ts';

test.each([
  [
    { id: 'qc', name: 'Québec' },
    { id: 'qc', name: 'Québec' },
  ],
  [
    { uuid: 'qc', title: 'Québec' },
    { id: 'qc', name: 'Québec' },
  ],
  [
    { id: 7, title: ' Québec ' },
    { id: '7', name: 'Québec' },
  ],
  [
    { id: ' a ', uuid: 'b', name: 'A', title: 'B' },
    { id: 'a', name: 'A' },
  ],
  [
    { id: '', uuid: 8, name: ' ', title: 'B' },
    { id: '8', name: 'B' },
  ],
  [
    { id: 1.5, uuid: 'b', name: 5, title: 'B' },
    { id: 'b', name: 'B' },
  ],
])('PRO-16: the place %j is read as %j', (told, read) => {
  expect(v.parse(anyPlace, told)).toEqual(read);
});

test.each([
  {},
  { id: 'qc' },
  { name: 'Québec' },
  { id: null, uuid: '', name: 'A' },
  { id: 'a', title: ' ' },
  null,
])('PRO-16: %j is no place', (told) => {
  expect(v.is(anyPlace, told)).toBe(false);
});

test('PRO-16: our own answer is a list of places by id and name', () => {
  const answer = { data: { items: [{ id: 'qc', name: 'Québec' }] } };
  expect(v.parse(placesAnswer, { ...answer, more: 1 })).toEqual(answer);
  const wrong = [
    {},
    { data: {} },
    { data: { items: [{ id: 'qc' }] } },
    { data: { items: [{ id: 1, name: 'A' }] } },
  ];
  expect(wrong.filter((one) => v.is(placesAnswer, one))).toEqual([]);
});

test('PRO-17: a member lives in a country, a province and a city, by ids', () => {
  const lives = { country: 'ca', province: '', city: '' };
  expect(v.parse(chosenPlaces, { ...lives, more: 1 })).toEqual(lives);
  const wrong = [{ country: null }, { province: 1 }, { city: undefined }];
  expect(wrong.filter((one) => v.is(chosenPlaces, { ...lives, ...one }))).toEqual([]);
});

test('ANA-03: a position is in degrees', () => {
  const good = [
    { latitude: 45.5, longitude: -73.6 },
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
  ];
  expect(good.map((one) => v.parse(position, one))).toEqual(good);
  const wrong = [
    {},
    { latitude: 45 },
    { longitude: 45 },
    ...[91, -91, '45'].map((latitude) => ({ latitude, longitude: 0 })),
    ...[181, -181].map((longitude) => ({ latitude: 0, longitude })),
  ];
  expect(wrong.filter((one) => v.is(position, one))).toEqual([]);
});
