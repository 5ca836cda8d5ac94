import { describe, expect, test } from 'vitest';
import { archiveRouteOptions, calendarRouteOptions } from '#src/pages/calendar/calendar.route.tsx';
import { contentRoute, homeRoute } from './routes/content.route.tsx';

/** The router's input for a route: it includes parameters that the route's validation drops, from the parents. */
const given = {
  preview: '1',
  ptok: 't',
  month: '2027-99',
  day: 'x',
  mode: 'day',
  city: ' ',
  utm_source: 'x',
};

describe('what a page is asked with is what its address may hold', () => {
  test.each([
    ['home', homeRoute],
    ['any other page', contentRoute],
  ])('LDR-02: preview and ptok alone for %s', (_, route) => {
    expect(route.options.loaderDeps?.({ search: given })).toEqual({ preview: '1', ptok: 't' });
    const others: object = { month: '2027-99', utm_source: 'x' };
    expect(route.options.loaderDeps?.({ search: others })).toEqual({});
  });

  test.each([
    ['the calendar', calendarRouteOptions.loaderDeps],
    ['the archive', archiveRouteOptions.loaderDeps],
  ])('CAL-29: nothing that makes no sense for %s', (_, loaderDeps) => {
    const search: object = given;
    expect(loaderDeps({ search })).toEqual({});
    const sensible = { mode: 'day', day: '2027-07-16', city: 'Laval', english: 'true' } as const;
    expect(loaderDeps({ search: { ...sensible, month: '2027-07' } })).toEqual({
      ...sensible,
      month: '2027-07',
    });
  });
});
