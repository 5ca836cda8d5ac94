import { expect, test } from 'vitest';
import { calendarAttachment, dateFile, type CalendarDate } from './dateFile.ts';

const date: CalendarDate = {
  id: '7',
  title: 'Les Nuits blanches',
  place: 'Théâtre du Coin, Montréal',
  address: '/fr/spectacles/les-nuits-blanches',
  start: Temporal.Instant.from('2027-07-17T01:00:00Z').epochMilliseconds / 1_000,
  end: null,
  timezone: 'America/Toronto',
  state: 'scheduled',
};
const write = (more: Partial<CalendarDate> = {}, publicUrl = 'https://chapiteau.test') =>
  dateFile(
    { ...date, ...more },
    { lang: 'fr', brand: 'Chapiteau', publicUrl, made: Temporal.Instant.from('2027-06-01T12:00:00Z') },
  );
const lineOf = (text: string, name: string): string | undefined =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

test.each([
  ['Les Nuits blanches', '2027-07-16 Les Nuits blanches.ics'],
  ['Qui ? Moi / toi : <nous> | "vous" \\ eux*', '2027-07-16 Qui Moi toi nous vous eux.ics'],
  ['Une\nnuit\u0000', '2027-07-16 Une nuit.ics'],
  ['L’été, enfin !', '2027-07-16 L’été, enfin !.ics'],
])(
  'calendar file: of a show called %j it is named %j, by the day on the clocks of the place',
  (title, name) => {
    expect(write({ title }).name).toBe(name);
  },
);

test.each([
  [
    'https://chapiteau.test',
    date.address,
    '7@chapiteau.test',
    'https://chapiteau.test/fr/spectacles/les-nuits-blanches',
  ],
  [
    'http://127.0.0.1:3000',
    date.address,
    '7@127.0.0.1',
    'http://127.0.0.1:3000/fr/spectacles/les-nuits-blanches',
  ],
  ['https://chapiteau.test', 'https://cms.example/plouf', '7@chapiteau.test', 'https://cms.example/plouf'],
])('calendar file: at %s a show at %s has one id, and a whole address', (publicUrl, address, uid, url) => {
  const { text } = write({ address }, publicUrl);
  expect([lineOf(text, 'UID'), lineOf(text, 'URL')]).toEqual([`UID:${uid}`, `URL;VALUE=URI:${url}`]);
});

test('calendar file: it says whose it is, and in which language', () => {
  expect(lineOf(write().text, 'PRODID')).toBe('PRODID:-//Chapiteau//Chapiteau//FR');
});

test('calendar file: it goes with a letter under its name, as a calendar', () => {
  const file = write();
  expect([file.place, calendarAttachment(file)]).toEqual([
    'Théâtre du Coin, Montréal',
    { filename: file.name, contentType: 'text/calendar; charset=utf-8', content: file.text },
  ]);
});
