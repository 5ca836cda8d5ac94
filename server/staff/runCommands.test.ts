import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
