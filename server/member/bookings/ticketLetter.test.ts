import { expect, test } from 'vitest';
import { testFestival } from '#server/profile/testing/testFestival.ts';
import { writeTicketLetter } from './ticketLetter.ts';

type Facts = Parameters<typeof writeTicketLetter>[0];
type TicketDate = Parameters<typeof writeTicketLetter>[1]['date'];

const second = (iso: string): number => Date.parse(iso) / 1000;
const uuid = '3f2b8c1e-0000-4000-8000-00000000000a';
const facts: Facts = {
  letter: 'ticket',
  programmation_id: 7,
  email: 'jo@example.test',
  firstname: 'Jo',
  lang: 'en',
  uuid,
  code: '0123456789AB',
  reserved: 1,
  writer: testFestival,
};
const cancelled: Facts = { ...facts, letter: 'reservationCancelled', uuid: null, code: null, reserved: null };
const date: TicketDate = {
  id: 7,
  show_id: 1,
  starts_at: second('2027-07-16T23:30:00Z'),
  ends_at: null,
  timezone: 'America/Toronto',
  status: null,
  price_min: null,
  price_max: null,
  ticket_url: null,
  state: 'scheduled',
  kind: 'venue',
  language: 'fr',
  show_type: null,
  belong_to: null,
  poster: null,
  image_url: null,
  title: 'Nuits',
  slug: 'nuits-à-laval',
  written_in: null,
  venue: 'Velvet',
  city: 'Laval',
  region: 'QC',
  map_url: null,
  capacity: null,
  taken: 1,
  previous_starts_at: null,
  region_name: 'Québec',
  details: '{}',
};
const midnight = second('2027-07-16T04:00:00Z');
const wholeDay = { starts_at: midnight, ends_at: second('2027-07-17T04:00:00Z') };
const write = (of: Facts, changed: Partial<TicketDate> = {}, now = midnight - 1) =>
  writeTicketLetter(of, {
    date: { ...date, ...changed },
    file: { name: 'nuits.ics', text: 'BEGIN', place: 'Velvet, Laval' },
    publicUrl: 'https://festival.example',
    now,
  });
const evening = 'Friday, July 16, 2027 at 7:30 p.m., Eastern Daylight Time\nVelvet, Laval';
const day = 'Friday, July 16, 2027, Eastern Daylight Time\nVelvet, Laval';

test.each<[string, Partial<TicketDate>, string[]]>([
  ['an evening without a map', {}, [evening]],
  [
    'an evening with one',
    { map_url: 'https://map.example/1' },
    [evening, 'How to get there:\nhttps://map.example/1'],
  ],
  ['a whole day', wholeDay, [day]],
])('RES-29: a ticket says when and where its show is: %s', async (_, changed, told) => {
  const mail = await write(facts, changed);
  const paragraphs = mail?.text.split('\n\n') ?? [];
  expect([paragraphs.slice(2, 2 + told.length), paragraphs.indexOf('0123 4567 89AB')]).toEqual([
    told,
    3 + told.length,
  ]);
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['admission-code.png', 'nuits.ics']);
});

test.each([
  ['an evening', {}, evening],
  ['a whole day', wholeDay, day],
])(
  'RES-31: a cancelled reservation is told with its time, its place and its show: %s',
  async (_, changed, when) => {
    const mail = await write(cancelled, changed);
    const [, , ...told] = mail?.text.split('\n\n') ?? [];
    expect([told[0], /^https:.*$/m.exec(mail?.text ?? '')?.[0], mail?.attachments]).toEqual([
      when,
      'https://festival.example/en/shows/nuits-%C3%A0-laval',
      undefined,
    ]);
  },
);

test.each<[string, Facts, Partial<TicketDate>, number]>([
  [
    'a ticket of a booking that is off the list',
    { ...facts, uuid: null, code: null, reserved: null },
    {},
    midnight,
  ],
  ['a ticket of a cancelled reservation', { ...facts, reserved: 0 }, {}, midnight],
  ['a ticket of a cancelled date', facts, { state: 'cancelled' }, midnight],
  ['a ticket of a postponed date', facts, { state: 'postponed' }, midnight],
  ['a ticket of a date that begins now', facts, {}, date.starts_at],
  ['the end of a reservation that stands again', { ...cancelled, reserved: 1 }, {}, midnight],
])('RES-31: of what is no longer so there is no letter: %s', async (_, of, changed, now) => {
  expect(await write(of, changed, now)).toBeNull();
});

test('RES-29: a second before the show its ticket still goes out', async () => {
  expect((await write(facts, {}, date.starts_at - 1))?.subject).toBe('Your ticket: Nuits');
});
