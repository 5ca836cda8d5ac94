import { expect, test } from 'vitest';
import { programmationStates } from '#contract/wire/programmation.ts';
import { checkRooms, type Meeting } from './checkRooms.ts';
import { Findings } from './findings.ts';

const meeting = (id: string, start: number, end: number, more: Partial<Meeting['date']> = {}): Meeting => ({
  date: { id, show: 'chat', start: '2027-07-16 20:00', venue: 'gesu', ...more },
  file: 'dates.csv',
  path: [id],
  start,
  end,
});

test.each<[what: string, meetings: Meeting[], taken: [id: string, by: string][]]>([
  ['one ends as the next one begins', [meeting('a', 0, 60), meeting('b', 60, 120)], []],
  ['one begins before the other has ended', [meeting('b', 59, 120), meeting('a', 0, 60)], [['b', 'a']]],
  ['both begin at once, without an end', [meeting('a', 60, 60), meeting('b', 60, 60)], [['b', 'a']]],
  [
    'a long one lasts behind a short one',
    [meeting('a', 0, 300), meeting('b', 60, 120), meeting('c', 180, 240)],
    [
      ['b', 'a'],
      ['c', 'a'],
    ],
  ],
  ['they are in two venues', [meeting('a', 0, 60), meeting('b', 0, 60, { venue: 'parc' })], []],
  [
    'both are online',
    [meeting('a', 0, 60, { venue: undefined }), meeting('b', 0, 60, { venue: undefined })],
    [],
  ],
  ...programmationStates.map((state): [string, Meeting[], [string, string][]] => [
    `one is ${state}`,
    [meeting('a', 0, 60, { state }), meeting('b', 0, 60)],
    state === 'cancelled' || state === 'postponed' ? [] : [['b', 'a']],
  ]),
])('FES-03: two dates at one time in one venue are told: %s', (_, meetings, taken) => {
  const findings = new Findings();
  checkRooms(meetings, findings);
  expect(findings.all).toEqual(
    taken.map(([id, by]) => ({
      file: 'dates.csv',
      path: [id, 'start'],
      severity: 'warning',
      message: `venue \`gesu\` is taken at this time by date \`${by}\` of show \`chat\``,
    })),
  );
});
