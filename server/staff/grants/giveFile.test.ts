import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMember } from '#server/member/testing/visitor.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { staffLimits } from '../limits.ts';
import { staffOf, type TestStaff } from '../testing/staffOf.ts';
import { giveFile } from './giveFile.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let staff: TestStaff;
let folder: string;
beforeEach(async () => {
  store = await openTestStore();
  staff = staffOf(store, createTestClock('2027-07-16T21:30:00Z'));
  folder = makeFolder({});
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

/** Gives the credits of a file. @returns the results, or the lines of a refusal without the folder */
const give = async (text: string | Uint8Array) => {
  const path = join(folder, 'sale.csv');
  writeFileSync(path, text);
  try {
    return await giveFile(staff, path);
  } catch (caught) {
    const message = caught instanceof Error ? caught.message : '';
    return message.replaceAll(path, 'sale.csv').split('\n');
  }
};
const grants = () =>
  store.db.selectFrom('credit_grants').select(['key', 'email', 'credits', 'pass']).execute();
const head = 'email,credits,pass,key\n';

test('STF-02: a file in any order of columns, from any spreadsheet, gives each line', async () => {
  await addMember(store, 'jo@example.test');
  const text =
    '\uFEFFkey;pass;email;credits\r\n1;"Six; soirs";JO@Example.test ;6\r\n\r\n2;Dix;li@example.test;10\r\n';
  expect(await give(text)).toEqual({ given: 1, waiting: 1, repeated: 0 });
  expect(await grants()).toEqual([
    { key: '1', email: 'jo@example.test', credits: 6, pass: 'Six; soirs' },
    { key: '2', email: 'li@example.test', credits: 10, pass: 'Dix' },
  ]);
});

test.each([
  ['no lines', '', ['sale.csv:1:1: has no lines']],
  [
    'a column with another name',
    'email,credit,pass,key\n',
    ['sale.csv:1:7: column `credit` is unknown; `credits`?', 'sale.csv:1:1: column `credits` is missing'],
  ],
  ['a column twice', 'email,credits,pass,key,key\n', ['sale.csv:1:24: column `key` stands twice']],
  ['no address', `${head}jo,6,Six,1\n`, ['sale.csv:2:1: `email` is no e-mail address']],
  [
    'no number',
    `${head}jo@example.test,six,Six,1\n`,
    ['sale.csv:2:17: `credits` must be a whole number from 1 to 1000'],
  ],
  [
    'nothing given',
    `${head}jo@example.test,0,Six,1\n`,
    ['sale.csv:2:17: `credits` must be a whole number from 1 to 1000'],
  ],
  [
    'too much given',
    `${head}jo@example.test,1001,Six,1\n`,
    ['sale.csv:2:17: `credits` must be a whole number from 1 to 1000'],
  ],
  ['no pass', `${head}jo@example.test,6, ,1\n`, ['sale.csv:2:19: `pass` must not be empty']],
  [
    'a pass of two lines',
    `${head}jo@example.test,6,"Six\nsoirs",1\n`,
    ['sale.csv:2:19: `pass` must be one line of plain text'],
  ],
  [
    'a long key',
    `${head}jo@example.test,6,Six,${'1'.repeat(101)}\n`,
    ['sale.csv:2:23: `key` has more than 100 characters'],
  ],
  [
    'a key twice',
    `${head}jo@example.test,6,Six,1\nli@example.test,6,Six,1\n`,
    ['sale.csv:3:23: `key` stands in line 2 already'],
  ],
  [
    'a key on three lines',
    `${head}jo@example.test,6,Six,1\nli@example.test,6,Six,1\nsam@example.test,6,Six,1\n`,
    ['sale.csv:3:23: `key` stands in line 2 already', 'sale.csv:4:24: `key` stands in line 2 already'],
  ],
  [
    'a cell too few',
    `${head}jo@example.test,6,1\n`,
    ['sale.csv:2:1: has 3 cells instead of 4', 'sale.csv:2:1: `key` must not be empty'],
  ],
  [
    'an open quote',
    `${head}"jo@example.test,6,Six,1\n`,
    ['sale.csv:2:1: has a cell whose quote (") does not end'],
  ],
  [
    'another encoding',
    Buffer.from(`${head}jo@example.test,6,Étoile,1\n`, 'latin1'),
    ['sale.csv:2:19: is not UTF-8: save it as UTF-8'],
  ],
])('STF-02: a file with %s gives nobody anything, and names the place', async (_, text, mistakes) => {
  expect(await give(text)).toEqual([...mistakes, `Nobody got any credits. Mistakes: ${mistakes.length}.`]);
  expect(await grants()).toEqual([]);
});

test('STF-02: a good line beside a wrong one gives nothing, either; a used key is such a mistake', async () => {
  await give(`${head}jo@example.test,6,Six,1\n`);
  expect(await give(`${head}li@example.test,6,Six,2\njo@example.test,7,Six,1\n`)).toEqual([
    'sale.csv:3:1: key "1" has given 6 of "Six" to jo@example.test before',
    'Nobody got any credits. Mistakes: 1.',
  ]);
  expect((await grants()).map(({ key }) => key)).toEqual(['1']);
});

test('STF-02: a used key far above the end of a long file is such a mistake, too', async () => {
  await give(`${head}jo@example.test,6,Six,1\n`);
  const others = Array.from({ length: 1_000 }, (_, at) => `p${at}@example.test,6,Six,p${at}\n`);
  expect(await give(`${head}jo@example.test,7,Six,1\n${others.join('')}`)).toEqual([
    'sale.csv:2:1: key "1" has given 6 of "Six" to jo@example.test before',
    'Nobody got any credits. Mistakes: 1.',
  ]);
});

test('STF-02: a file that is not there is a sentence; of many mistakes the first two hundred are named', async () => {
  await expect(giveFile(staff, join(folder, 'none.csv'))).rejects.toThrow(
    'none.csv:1:1: cannot be read (ENOENT)',
  );
  const wrong = Array.from({ length: staffLimits.listedMistakes + 3 }, (_, at) => `jo,6,Six,${at}\n`);
  const told = await give(head + wrong.join(''));
  expect(told).toHaveLength(staffLimits.listedMistakes + 2);
  expect(told).toEqual(expect.arrayContaining(['and 3 more', 'Nobody got any credits. Mistakes: 203.']));
});

test('STF-02: a run that broke off between two transactions is completed by the next one', async () => {
  const lines = Array.from(
    { length: staffLimits.batch * 2 + 5 },
    (_, at) => `p${at}@example.test,6,Six,${at}\n`,
  );
  const broken: TestStaff = {
    ...staff,
    store: {
      ...store,
      transact: async (work) => {
        if ((await grants()).length > 0) throw new Error('the power went off');
        return store.transact(work);
      },
    },
  };
  writeFileSync(join(folder, 'sale.csv'), head + lines.join(''));
  await expect(giveFile(broken, join(folder, 'sale.csv'))).rejects.toThrow('the power went off');
  expect((await grants()).length).toBe(staffLimits.batch);
  expect(await give(head + lines.join(''))).toEqual({
    given: 0,
    waiting: staffLimits.batch + 5,
    repeated: staffLimits.batch,
  });
});

test('STF-08: the credits of several lines are one act without a key, those of one line have theirs', async () => {
  await give(`${head}jo@example.test,6,Six,1\nli@example.test,6,Six,2\n`);
  await give(`${head}jo@example.test,6,Six,3\n`);
  const acts = await store.db
    .selectFrom('staff_acts')
    .select(['act', 'subject'])
    .orderBy('subject')
    .execute();
  expect(acts).toEqual([
    { act: 'credits', subject: '' },
    { act: 'credits', subject: '3' },
  ]);
});

test('STF-02: spaces around a cell are not its own: the key is used, in whatever cells it comes', async () => {
  const spaced = `${head}jo@example.test , 6 , Six , 1 \n`;
  expect([await give(spaced), await give(`${head}jo@example.test,6,Six,1\n`)]).toEqual([
    { given: 0, waiting: 1, repeated: 0 },
    { given: 0, waiting: 0, repeated: 1 },
  ]);
  expect(await grants()).toEqual([{ key: '1', email: 'jo@example.test', credits: 6, pass: 'Six' }]);
});
