import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmationOf } from '../programme/testing/programmations.ts';
import { calendarFacets, facetOptions, monthSummary } from './calendar.ts';

test('CAL-04: a month is its days with their first shows, how many there are, and what lies around it', () => {
  const month = {
    days: [{ date: '2027-07-16', count: 12, first: [programmationOf('1')] }],
    total: 12,
    previous: null,
    next: 1_816_731_000,
    left_out_english: 3,
  };
  expect(v.parse(monthSummary, { ...month, more: 1 })).toEqual(month);
  const [day] = month.days;
  const wrong = [
    { days: [{ ...day, date: 5 }] },
    { days: [{ ...day, count: '12' }] },
    { days: [{ ...day, first: ['x'] }] },
    { total: null },
    { previous: undefined },
    { next: '2027-08' },
    { left_out_english: undefined },
  ];
  expect(wrong.filter((one) => v.is(monthSummary, { ...month, ...one }))).toEqual([]);
});

const option = { value: 'Montréal', label: 'Montréal', count: 12 };
const there = { latitude: 45.5, longitude: -73.6 };

test('CAL-23: an option is its value, its label and a count; of a city also where it is', () => {
  expect(
    v.parse(facetOptions, [
      { ...option, more: 1 },
      { ...option, position: there },
      { ...option, position: { latitude: 100, longitude: 0 } },
      { ...option, position: null },
    ]),
  ).toEqual([
    option,
    { ...option, position: there },
    { ...option, position: null },
    { ...option, position: null },
  ]);
  const wrong = [{ value: 5 }, { label: null }, { count: '12' }];
  expect(wrong.filter((one) => v.is(facetOptions, [{ ...option, ...one }]))).toEqual([]);
});

test('CAL-23: each filter has its options', () => {
  const names = ['venue', 'city', 'kind', 'genre', 'type', 'price', 'accessibility'];
  const facets = Object.fromEntries(names.map((name) => [name, [{ ...option, label: name }]]));
  expect(v.parse(calendarFacets, { ...facets, more: [] })).toEqual(facets);
  expect(names.filter((name) => v.is(calendarFacets, { ...facets, [name]: undefined }))).toEqual([]);
});
