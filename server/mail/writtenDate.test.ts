import { expect, test } from 'vitest';
import { noWords } from '#contract/words.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import { writtenDate, writtenZone } from './writtenDate.ts';

const inFrench = { lang: 'fr', timezone: 'America/Toronto', writer: testFestival } as const;
const on = (day: string): number => Date.parse(`2027-07-${day}T23:30:00Z`) / 1000;
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

test('CAL-55: a letter says 1er in French, and only on the first', () => {
  const says = (['01', '11', '16'] as const).map((day) => spaced(writtenDate(on(day), inFrench)));
  expect(says).toEqual([
    'jeudi 1er juillet 2027 à 19 h 30',
    'dimanche 11 juillet 2027 à 19 h 30',
    'vendredi 16 juillet 2027 à 19 h 30',
  ]);
  expect(spaced(writtenDate(on('01'), { ...inFrench, lang: 'en' }))).toBe(
    'Thursday, July 1, 2027 at 7:30 p.m.',
  );
});

test.each([
  ['fr', '2027-07-01T05:01:00Z', 'jeudi premier juillet 2027 à 01 h 01'],
  ['fr', '2027-07-31T05:00:00Z', 'samedi 31 juillet 2027 à 01 h 00'],
  ['en', '2027-07-01T17:01:00Z', 'Thursday, July 1st, 2027 at 1:01 p.m.'],
  ['en', '2027-07-16T05:30:00Z', 'Friday, July 16, 2027 at 1:30 a.m.'],
] as const)('FES-14: the hour of one is no first of a month (%s, %s)', (lang, instant, said) => {
  const words = { fr: { 'format.firstOfMonth': 'premier' }, en: { 'format.firstOfMonth': '1st' } };
  const writer = { ...testFestival, words: { ...noWords, ...words } };
  expect(spaced(writtenDate(Date.parse(instant) / 1000, { ...inFrench, lang, writer }))).toBe(said);
});

test('FES-14: the first of a month is written as the festival writes it', () => {
  const words = { ...noWords, fr: { 'format.firstOfMonth': 'premier' } };
  expect(spaced(writtenDate(on('01'), { ...inFrench, writer: { ...testFestival, words } }))).toBe(
    'jeudi premier juillet 2027 à 19 h 30',
  );
});

test('IMP-09: a whole day has no hour', () => {
  const said = (['fr', 'en'] as const).map((lang) =>
    spaced(writtenDate(on('01'), { ...inFrench, lang, isWholeDay: true })),
  );
  expect(said).toEqual(['jeudi 1er juillet 2027', 'Thursday, July 1, 2027']);
});

test('RES-29: a zone is told in words, as of that day', () => {
  const zoneOn = (instant: string, lang: 'fr' | 'en'): string =>
    writtenZone(Date.parse(instant) / 1000, { lang, timezone: 'America/Toronto' });
  expect([
    zoneOn('2027-07-01T23:30:00Z', 'fr'),
    zoneOn('2027-07-01T23:30:00Z', 'en'),
    zoneOn('2027-12-01T23:30:00Z', 'en'),
  ]).toEqual(['heure avancée de l’Est', 'Eastern Daylight Time', 'Eastern Standard Time']);
});
