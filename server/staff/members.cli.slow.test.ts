import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { addMember } from '../member/testing/visitor.ts';
import { openStore } from '../store/store.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { runScript } from '../testing/runScript.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder({ 'sale.csv': 'email,credits,pass,key\njo@example.test,6,Six,1\n' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const runIn = (script: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  runScript(`server/staff/${script}.cli.ts`, { args, env: { DATA_DIR: join(folder, 'data'), ...env } }).end();
const members = (...args: string[]) => runIn('members', args);
const openHere = () =>
  openStore(
    { databaseUrl: null, dataDirectory: join(folder, 'data') },
    createLog(() => null),
  );

test('STF-01: while the site has its database open, a command does its work and says so', async () => {
  const store = await openHere();
  await addMember(store, 'jo@example.test');
  expect(await members('credits', '--csv', join(folder, 'sale.csv'))).toEqual({
    code: 0,
    output: 'Given to accounts: 1. Waiting for an account: 0. Given before: 0.',
    errors: '',
  });
  const row = await store.db.selectFrom('user_credits').select('left_credits').executeTakeFirst();
  const act = await store.db.selectFrom('staff_acts').select(['person', 'host']).executeTakeFirst();
  expect([row, act]).toEqual([
    { left_credits: 8 },
    { person: expect.stringMatching(/./), host: expect.stringMatching(/./) },
  ]);
  await store.close();
});

test.each([
  [[], 'Name a command.'],
  [['lsit'], 'There is no command lsit.'],
])('STF-01: without a known command the usage is shown, and the exit code is 1: %j', async (args, said) => {
  const { code, output, errors } = await members(...args);
  expect([code, output, errors.split('\n')[0]]).toEqual([1, '', said]);
  expect(errors).toContain('credits EMAIL N --pass NAME --key KEY');
});

test.each([
  ['members', ['show', 'jo@example.test'], 'There is no account with the address jo@example.test.'],
  ['members', ['show', '--all'], "Unknown option '--all'"],
  ['members', ['block', 'jo@example.test'], '--text is missing.'],
  ['members', ['credits', '--csv', 'nowhere.csv'], 'nowhere.csv:1:1: cannot be read (ENOENT)'],
  ['bookings', ['csv', '--day', 'today'], '--day must be a date, like 2027-07-16.'],
] as const)('STF-01: %s %j is refused in a sentence, with exit code 1', async (script, args, said) => {
  const { code, output, errors } = await runIn(script, [...args]);
  expect([code, output, errors.split('\n')[0]]).toEqual([1, '', expect.stringContaining(said)]);
});

test('STF-01: where the members are on another host, it says so', async () => {
  const answer = await runIn('members', ['list'], { MEMBER_API_URL: 'https://members.example' });
  expect(answer).toEqual({
    code: 1,
    output: '',
    errors: 'The members of this site are on another host (MEMBER_API_URL): ask there.',
  });
});
