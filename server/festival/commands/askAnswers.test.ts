import { expect, test } from 'vitest';
import { askAnswers } from './askAnswers.ts';

const flags = { name: ' Jazz ', languages: 'en, fr', timezone: 'Europe/Paris', firstDay: '2027-07-16' };

/** A person with these answers, one after the other, and all that was said. */
const personWith = (given: string[]) => {
  const heard: string[] = [];
  const ask = (question: string): Promise<string> => {
    heard.push(question);
    return Promise.resolve(given.shift() ?? '');
  };
  return { heard, person: { ask, say: (line: string) => void heard.push(line) } };
};

test('flags answer everything, and nobody is asked', async () => {
  const { heard, person } = personWith([]);
  const expected = { ...flags, name: 'Jazz', languages: ['en', 'fr'] };
  expect(await askAnswers(flags, person)).toEqual({ answers: expected });
  expect(await askAnswers(flags, null)).toEqual({ answers: expected });
  expect(heard).toEqual([]);
});

test('a person is asked for each missing flag, and again after a wrong answer', async () => {
  const { heard, person } = personWith(['Mars', ' Europe/Paris ', '2027-02-30', '2027-02-28']);
  expect(await askAnswers({ name: 'Jazz', languages: 'fr' }, person)).toEqual({
    answers: { name: 'Jazz', languages: ['fr'], timezone: 'Europe/Paris', firstDay: '2027-02-28' },
  });
  expect(heard).toEqual([
    'In which time zone does it take place? (America/Toronto)',
    'It must be a time zone, like America/Toronto or Europe/Paris.',
    'In which time zone does it take place? (America/Toronto)',
    'On which day does it begin? (2027-07-16)',
    'It must exist in the calendar.',
    'On which day does it begin? (2027-07-16)',
  ]);
});

test('without a person, every wrong and every missing flag is named at once', async () => {
  expect(await askAnswers({ languages: 'fr,de', name: 'x'.repeat(501) }, null)).toEqual({
    faults: [
      '--name must have 500 letters at most.',
      '--languages must be fr or en.',
      'Nobody is here to ask: give --timezone, --first-day.',
    ],
  });
});

test('a person hears of a wrong flag before any question', async () => {
  const person = { ask: () => Promise.reject(new Error('It asks')), say: () => {} };
  expect(await askAnswers({ name: 'Jazz', languages: 'de' }, person)).toEqual({
    faults: ['--languages must be fr or en.'],
  });
});

test.each(['', ',', 'fr fr'])('languages %j are no languages', async (languages) => {
  expect(await askAnswers({ ...flags, languages }, null)).toEqual({
    faults: [expect.stringMatching(/^--languages must (have a language|not name a language twice)\.$/)],
  });
});

test('spaces around a person’s answer are no part of it', async () => {
  const flags = { name: 'Le Rire', languages: 'fr', timezone: 'America/Toronto' };
  const given = [' 2027-07-16 ', '2027-08-01'];
  const person = { ask: () => Promise.resolve(given.shift() ?? ''), say: () => undefined };
  expect(await askAnswers(flags, person)).toEqual({
    answers: { ...flags, languages: ['fr'], firstDay: '2027-07-16' },
  });
});
