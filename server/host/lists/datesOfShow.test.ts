import { expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { datesOfShow, timesOf } from './datesOfShow.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const evening = { start: '2027-07-16T23:30:00Z', end: '2027-07-17T01:00:00Z', timezone: null };

test.each([
  ['of the festival’s own clocks', '-0400', null, '2027-07-16T19:30:00Z', 'America/Toronto'],
  ['behind by a half hour', '-0230', 'America/St_Johns', '2027-07-16T21:00:00Z', 'America/St_Johns'],
  ['ahead by a quarter', '+0545', 'Asia/Kathmandu', '2027-07-17T05:15:00Z', 'Asia/Kathmandu'],
  ['of other clocks without a zone', '+0200', null, '2027-07-17T01:30:00Z', 'UTC'],
  ['of a zone that is none', '-0400', 'Here', '2027-07-16T19:30:00Z', 'America/Toronto'],
])('HST-24: a host’s date %s has its hour there, and a zone', (_, timezone_offset, zone, local, timezone) => {
  expect(timesOf({ ...evening, timezone_offset, timezone: zone }, 'America/Toronto')).toEqual({
    start: seconds(evening.start),
    end: seconds(evening.end),
    localStart: seconds(local),
    timezone,
  });
});

test('HST-24: the dates of a show are those of its address, in their order', () => {
  const [splash, splashes] = ['/fr/spectacles/plouf', '/fr/spectacles/ploufs'];
  const dates = [splashes, splash, splashes, splash].map((url, index) =>
    programmationOf(String(index), { url }),
  );
  const ofShow = (url: string) => datesOfShow({ url }, dates).map(({ id }) => id);
  expect([ofShow(splash), ofShow(splashes), ofShow('/fr/spectacles')]).toEqual([['1', '3'], ['0', '2'], []]);
});
