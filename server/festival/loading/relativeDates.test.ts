import * as v from 'valibot';
import { expect, test } from 'vitest';
import { announcementFile } from '../schema/announcementFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import { videosFile } from '../schema/videosFile.ts';
import { folderOfShort } from '../testing/testFolder.ts';
import { firstDayOf, hasRelativeDates, withFirstStart } from './relativeDates.ts';

/** An evening in Toronto that is the next day elsewhere. */
const firstStart = Temporal.Instant.from('2027-07-17T01:00:00Z');

type Time = 'added' | 'press' | 'careers' | 'video' | 'start' | 'end' | 'previous_start';
const fixed: Record<Time, string> = {
  added: '2027-07-01T00:00:00Z',
  press: '2027-07-02T00:00:00Z',
  careers: '2027-07-03T00:00:00Z',
  video: '2027-07-04T00:00:00Z',
  start: '2027-07-05 20:00',
  end: '2027-07-05 22:00',
  previous_start: '2027-07-04 20:00',
};
const announcements = (published: string): FestivalFolder['press'] => ({
  list: null,
  entries: new Map([['a', { facts: v.parse(announcementFile, { tag: 'a', published }), texts: {} }]]),
});
const folderAt = (more: Partial<Record<Time, string>>): FestivalFolder => {
  const { added, press, careers, video, start, end, previous_start } = { ...fixed, ...more };
  return {
    ...folderOfShort({
      shows: { chat: { facts: { added } } },
      dates: [{ id: 'a', show: 'chat', start, end, previous_start }],
    }),
    press: announcements(press),
    careers: announcements(careers),
    videos: v.parse(videosFile, { videos: { a: { title: 'A', published: video } } }),
  };
};

test.each<[time: Time, written: string, at: string]>([
  ['added', '-5d 09:00', '2027-07-11T13:00:00Z'],
  ['press', '-5d 09:00', '2027-07-11T13:00:00Z'],
  ['careers', '-5d 09:00', '2027-07-11T13:00:00Z'],
  ['video', '-5d 09:00', '2027-07-11T13:00:00Z'],
  ['start', '+12d 20:00', '2027-07-28 20:00'],
  ['end', '+12d 22:00', '2027-07-28 22:00'],
  ['previous_start', '+11d 20:00', '2027-07-27 20:00'],
])('FES-26: %s may count from the first start, by the clock of the festival', (time, written, at) => {
  const folder = folderAt({ [time]: written });
  expect([hasRelativeDates(folderAt({})), hasRelativeDates(folder)]).toEqual([false, true]);
  expect(withFirstStart(folder, firstStart)).toEqual(folderAt({ [time]: at }));
});

test('FES-26: a date on a weekday that its month lacks is left out', () => {
  expect(withFirstStart(folderAt({ start: '+0m 5mon 20:00' }), firstStart).dates).toEqual([]);
});

test('FES-27: the first day is that of the festival’s clock', () => {
  const dayIn = (timezone: string) => firstDayOf(firstStart, { timezone }).toString();
  expect([dayIn('America/Toronto'), dayIn('Europe/Paris')]).toEqual(['2027-07-16', '2027-07-17']);
});
