import { beforeAll, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import { loadFormat } from '#src/shell/loadFormat.ts';
import { memberShow } from './memberShow.ts';

beforeAll(() => loadFormat('en'));

const show = {
  title: { fr: 'Bar', en: 'Bar' },
  url: { fr: '/fr/spectacles/bar', en: '/en/shows/bar' },
  image_url: null,
  start: '2027-07-17T04:00:00Z',
  end: null,
  timezone: 'America/Toronto',
  venue: 'Velvet',
  city: 'Toronto',
};

test.each([
  ['ends with the day', { end: '2027-07-18T04:00:00Z' }, ''],
  ['ends sooner', { end: '2027-07-17T05:30:00Z' }, '12:00 am'],
  ['has no end', {}, '12:00 am'],
])('RES-25: a show of a list from midnight on that %s', (_, changes, time) => {
  const told = memberShow({ ...show, ...changes }, 'en', createFormat('en'));
  expect([told?.date, told?.time]).toEqual(['Saturday, July 17, 2027', time]);
});
