import { expect, test } from 'vitest';
import { testFestival } from '../profile/testing/testFestival.ts';
import { writeDateLetter } from './dateLetters.ts';

const second = (iso: string): number => Date.parse(iso) / 1000;
const file = { filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN' };
const facts = {
  letter: 'showMoved',
  programmation_id: 7,
  email: 'jo@example.test',
  firstname: 'Jo',
  lang: 'en',
  writer: testFestival,
} as const;
const date = {
  starts_at: second('2027-07-16T23:30:00Z'),
  ends_at: null,
  timezone: 'America/Toronto',
  title: 'Nuits',
  slug: 'nuits-à-laval',
  venue: 'Velvet',
  city: 'Laval',
};
const told = (changed: Partial<Parameters<typeof writeDateLetter>[1]['date']>) => {
  const { text, attachments } = writeDateLetter(facts, {
    date: { ...date, ...changed },
    file,
    publicUrl: 'https://festival.example',
  });
  const [, , when] = text.split('\n\n');
  return [when, /^https:.*$/m.exec(text)?.[0], attachments];
};
const [midnight, next] = [second('2027-07-16T04:00:00Z'), second('2027-07-17T04:00:00Z')];
const address = 'https://festival.example/en/shows/nuits-%C3%A0-laval';

test.each<[string, Parameters<typeof told>[0], string]>([
  ['an evening', {}, 'Friday, July 16, 2027 at 7:30 p.m.\nVelvet, Laval'],
  [
    'an evening elsewhere',
    { timezone: 'America/St_Johns', city: null },
    'Friday, July 16, 2027 at 9:00 p.m.\nVelvet',
  ],
  ['a place without a name', { venue: null }, 'Friday, July 16, 2027 at 7:30 p.m.\nLaval'],
  ['a whole day', { starts_at: midnight, ends_at: next }, 'Friday, July 16, 2027\nVelvet, Laval'],
])('IMP-09: a letter about a date says when it is, an hour where it has one: %s', (_, changed, when) => {
  expect(told(changed)).toEqual([when, address, [file]]);
});
