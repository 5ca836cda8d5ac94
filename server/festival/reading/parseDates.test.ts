import { expect, test } from 'vitest';
import { parseDates } from './parseDates.ts';

const read = async (text: string) => {
  const { value, mistakes } = await parseDates(text, 'dates.csv');
  return { dates: value, said: mistakes.map(({ line, column, message }) => `${line}:${column}: ${message}`) };
};
const row = { id: 'a', show: 'chat', start: '2027-07-16 20:00' };

test.each([
  ['commas', 'id,show,start\na,chat,2027-07-16 20:00\n'],
  ['semicolons', 'id;show;start\na;chat;2027-07-16 20:00\n'],
  ['tabs', 'id\tshow\tstart\na\tchat\t2027-07-16 20:00\n'],
  ['no line end at its end', 'id,show,start\na,chat,2027-07-16 20:00'],
  ['empty rows', 'id,show,start\n\n,,\na,chat,2027-07-16 20:00\n,\n\n'],
  ['rows of spaces', 'id,show,start\n , ,\u00a0\na,chat,2027-07-16 20:00\n'],
  ['an empty line above it', '\nid;show;start\na;chat;2027-07-16 20:00\n'],
  ['columns without a name', 'id,show,start,,\na,chat,2027-07-16 20:00,,\n'],
  ['rows of other lengths', 'id,show,start,venue\na,chat,2027-07-16 20:00\n'],
  ['quotes', '"id","show","start"\n"a","chat","2027-07-16 20:00"\n'],
  ['spaces around its cells', 'id , show,start\n a,chat ,2027-07-16 20:00\n'],
])('dates of a folder are read from a table with %s', async (_, text) => {
  expect(await read(text)).toEqual({ dates: [row], said: [] });
});

test('numbers of a folder’s dates are read with decimal commas and with spaces between thousands', async () => {
  const numbers = 'id;show;start;price_min;price_max;capacity;sold;minutes\n';
  expect(await read(`${numbers}a;chat;2027-07-16 20:00;24,50;1\u202f234,5;1 200;0;90\n`)).toEqual({
    dates: [{ ...row, price_min: 24.5, price_max: 1234.5, capacity: 1200, sold: 0, minutes: 90 }],
    said: [],
  });
});

test('a text is a text in a folder’s dates, though it looks like a number', async () => {
  expect((await read('id;show;start\n7;1984;2027-07-16 20:00\n')).dates).toEqual([
    { id: '7', show: '1984', start: '2027-07-16 20:00' },
  ]);
});

test('the line of a mistake in a folder’s dates counts the line ends within quotes, and empty rows', async () => {
  const text = 'id;show;start;tickets\na;chat;2027-07-16 20:00;"https://a.example/\n"\n\nb;chat;soon;\n';
  expect((await read(text)).said).toEqual(['5:8: `start` must be a day and an hour, like 2027-07-16 20:00']);
});

test('a sign between cells is none within quotes, where a mistake behind it is looked for', async () => {
  const text = 'id;show;tickets;start\na;chat;"https://a.example/;b";soon\n';
  expect((await read(text)).said).toEqual(['2:31: `start` must be a day and an hour, like 2027-07-16 20:00']);
});

test('a row with a mistake keeps its number in a folder’s dates', async () => {
  const text = 'id;show;start\nb;chat;2027-07-16 20:00;x\na;chat;2027-07-16 20:00\n';
  expect(await read(text)).toEqual({
    dates: [null, row],
    said: ['2:25: this cell stands below no column'],
  });
});

test('a mistake behind a quoted line end is named at its own line', async () => {
  expect((await read('id;venue;show;start\na;"b\nc";chat;soon\n')).said).toEqual([
    '2:3: `venue` must have letters, digits, and : . _ @ - alone',
    '3:9: `start` must be a day and an hour, like 2027-07-16 20:00',
  ]);
});

test.each([
  ['16/07/2027 20:00', 'must be a day and an hour, like 2027-07-16 20:00'],
  ['46219,83', 'must be a day and an hour, like 2027-07-16 20:00'],
  ['2027-07-16', 'must be a day and an hour, like 2027-07-16 20:00'],
  ['2027-07-16 25:00', 'must exist in the calendar'],
])('a start that is no local time is refused in a folder’s dates: %s', async (start, said) => {
  expect((await read(`id;show;start\na;chat;${start}\n`)).said).toEqual([`2:8: \`start\` ${said}`]);
});

test.each([
  ['id;show;strat', '1:1: column `start` is missing'],
  ['id;show;start;id', '1:15: column `id` stands twice'],
  ['id;show', '1:1: column `start` is missing'],
])('columns of a folder’s dates are named where they are wrong: %s', async (header, said) => {
  expect((await read(`${header}\na;chat;2027-07-16 20:00\n`)).said).toContain(said);
});

test.each(['24.5055', '-1', '25 $', '1.234,50', 'gratuit'])(
  'a price that is none is refused in a folder’s dates: %s',
  async (price) => {
    const { dates, said } = await read(`id;show;start;price_min\na;chat;2027-07-16 20:00;${price}\n`);
    expect(dates).toEqual([null]);
    expect(said).toEqual([expect.stringMatching(/^2:25: `price_min` must (be|have) /)]);
  },
);

test('every mistake of a row in a folder’s dates is named', async () => {
  expect((await read('id;show;start;minutes\n;le chat;;0\n')).said).toEqual([
    '2:10: `start` is missing',
    '2:11: `minutes` must be 1 or more',
    '2:2: `show` must have letters, digits, and : . _ @ - alone',
    '2:1: a date needs an `id`: a name of its own, which it keeps for ever',
  ]);
});

test('an empty table has no dates', async () => {
  expect([await read(''), await read('\n;;\n')]).toEqual([
    { dates: [], said: [] },
    { dates: [], said: [] },
  ]);
});

test.each([
  ['a quote inside a cell', 'a,chat,20"27', '3:1: has a quote (") inside a cell without quotes'],
  ['a quote that does not end', '"a,chat,2027-07-16 20:00', '3:1: has a cell whose quote (") does not end'],
  [
    'letters behind a quote',
    '"a"b,chat,2027-07-16 20:00',
    '3:1: has a quote (") inside a cell without quotes',
  ],
])('FES-03: of a folder’s dates, %s is told at the line of its row', async (_, line, sentence) => {
  expect(await read(`id,show,start\nb,chat,2027-07-17 20:00\n${line}\n`)).toEqual({
    dates: null,
    said: [sentence],
  });
});

test.each([
  ['id,id,show,start\n', [[1, 'column `id` stands twice']]],
  [
    'id,show,start\na,"b\nc",2027-07-16 20:00\nd,"e,2027-07-16 20:00\n',
    [[4, 'has a cell whose quote (") does not end']],
  ],
])('FES-03: a fault of the table itself is told at its line: %j', async (text, said) => {
  const { value, mistakes } = await parseDates(text, 'dates.csv');
  expect([value, mistakes.map(({ line, message }) => [line, message])]).toEqual([null, said]);
});
