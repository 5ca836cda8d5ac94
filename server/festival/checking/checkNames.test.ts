import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';

const festival = 'name: Le Rire\nlanguages: [fr]\ntimezone: America/Toronto\n';
const said = async (more: string, files: Record<string, string> = {}): Promise<string[]> => {
  const { lines } = await checkFiles({
    'festival.yaml': `${festival}${more}\n`,
    'series.yaml': 'nuits: { title: Nuits }\n',
    'shows/chat.yaml': 'type: solo\n',
    'shows/chat.fr.md': '---\ntitle: Chat\n---\n',
    ...files,
  });
  return lines;
};
const whole = 'festival.yaml:4:1: `reservations` are for `all` shows: leave the lists out';
const none =
  'festival.yaml:4:1: `reservations` name no show: write `all: true`, `series`, `belongs_to` or `shows`';

test.each([
  ['all: true', []],
  ['series: [nuits]', []],
  ['belongs_to: [The House]', []],
  ['shows: [chat]', []],
  ['all: true, series: [nuits]', [whole]],
  ['all: true, belongs_to: [The House]', [whole]],
  ['all: true, shows: [chat]', [whole]],
  ['series: [], belongs_to: [], shows: []', [none]],
])('FES-23: reservations are for all shows, or for some: { %s }', async (rule, lines) => {
  expect(await said(`reservations: { ${rule} }`)).toEqual(lines);
});

test('FES-03: every name of a show’s file that nothing has is told, of each kind, at its place', async () => {
  const show = `genres: [jazz, venue]
series: [nuits, jours]
artists: [ann]
sponsors: [bank, zoo]
dates:
  - { id: a, start: 2027-07-16 20:00, venue: coin }
`;
  expect(await said('sponsors: { bank: { name: Bank, line: 1 } }', { 'shows/chat.yaml': show })).toEqual([
    'shows/chat.yaml:1:10: genre `jazz` is unknown',
    'shows/chat.yaml:2:17: series `jours` is unknown',
    'shows/chat.yaml:3:11: artist `ann` is unknown',
    'shows/chat.yaml:4:18: sponsor `zoo` is unknown',
    'shows/chat.yaml:6:46: venue `coin` is unknown',
  ]);
});

test('HOM-13: a list of home is warned of where no show is of its type, and only there', async () => {
  const home = 'title: A\nlists: [{ title: Solos, type: solo }, { title: Duos, type: duo }]\n';
  expect(await said('', { 'home.yaml': home })).toEqual([
    'home.yaml:2:60: warning: no show is of the type `duo`',
  ]);
});
