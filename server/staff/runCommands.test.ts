import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { hearOutput } from '../testing/hearOutput.ts';
import { makeOwnFolder } from '../testing/makeFolder.ts';
import { runCommands } from './runCommands.ts';
import { StaffError, type Command } from './staff.ts';

const asked: string[][] = [];
const greet: Command = {
  usage: 'greet NAME\n  says hello',
  prepare: (args) => {
    if (args.length === 0) throw new StaffError('Name somebody.');
    return () => Promise.resolve(void asked.push(args));
  },
};
let said = '';
const before = process.exitCode;
beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const usage = 'npm run members -- COMMAND\n\ngreet NAME\n  says hello\n';
test.each([
  [[], `Name a command.\n${usage}`],
  [['gret'], `There is no command gret.\n${usage}`],
  [['constructor'], `There is no command constructor.\n${usage}`],
  [['greet'], 'Name somebody.\n'],
  [['greet', 'Jo'], 'The members of this site are on another host (MEMBER_API_URL): ask there.\n'],
])(
  'STF-01: where the members are on another host, %j is answered with a sentence',
  async (args, sentence) => {
    vi.stubEnv('MEMBER_API_URL', 'https://members.example/');
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'members.cli.ts', ...args]);
    await runCommands('members', { greet });
    expect([said, process.exitCode, asked]).toEqual([sentence, 1, []]);
  },
);

/** Gives a command at a site of its own. @returns the printed text and the exit code, and how its database is left */
const runHere = async (command: Command) => {
  vi.stubEnv('DATA_DIR', makeOwnFolder({}));
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'members.cli.ts', 'do', 'it']);
  const heard = hearOutput();
  const opened: Store[] = [];
  await runCommands('members', {
    do: {
      usage: 'do',
      prepare: (args) => {
        const work = command.prepare(args);
        return (staff) => {
          opened.push(staff.store);
          return work(staff);
        };
      },
    },
  });
  const printed = heard();
  const closed = opened.map(({ transact }) => transact(() => Promise.resolve('open')).catch(() => 'closed'));
  const database = await Promise.all(closed);
  return { printed, code: process.exitCode, database };
};
const commandOf = (work: ReturnType<Command['prepare']>): Command => ({ usage: '', prepare: () => work });

test('STF-01: what a command prints stands as it is, and its database is closed after it', async () => {
  const command = commandOf(({ say, print, who }) => {
    say('A line.');
    print('a,file\r\n');
    say(String(who.person !== '' && who.host !== ''));
    return Promise.resolve();
  });
  expect(await runHere(command)).toEqual({
    printed: 'A line.\na,file\r\ntrue\n',
    code: before,
    database: ['closed'],
  });
});

test.each([
  [new StaffError('There is no such account.'), 'There is no such account.\n'],
  [new Error('the disk is full'), 'The command failed: the disk is full.\n'],
])('STF-01: a command that fails says why in a sentence, with exit code 1: %#', async (failure, printed) => {
  expect(await runHere(commandOf(() => Promise.reject(failure)))).toEqual({
    printed,
    code: 1,
    database: ['closed'],
  });
});

test('STF-01: a setting that cannot be read is named as at a start', async () => {
  vi.stubEnv('SITE_TIMEZONE', 'Mars/Olympus');
  const { printed, code, database } = await runHere(greet);
  expect([printed.startsWith('SITE_TIMEZONE'), code, database]).toEqual([true, 1, []]);
});
