import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import type { TestClock } from '#server/testing/startTestApp.ts';
import { StaffError, type Command, type Staff } from '../staff.ts';

/** For tests: a person at the keyboard of a site. */
export interface TestStaff extends Staff {
  /** Gives a command. @returns the printed text; the sentence of a refusal */
  run: (command: Command, ...args: string[]) => Promise<string>;
}

export const staffOf = (store: Store, clock: TestClock, env: NodeJS.ProcessEnv = {}): TestStaff => {
  let printed = '';
  const print = (text: string): void => {
    printed += text;
  };
  const staff: Staff = {
    store,
    clock,
    settings: readSettings(env),
    log: createLog(() => null),
    who: { person: 'lea', host: 'box-office' },
    print,
    say: (line) => print(`${line}\n`),
  };
  return {
    ...staff,
    run: async (command, ...args) => {
      printed = '';
      try {
        await command.prepare(args)(staff);
      } catch (caught) {
        if (!(caught instanceof StaffError)) throw caught;
        return `refused: ${caught.message}`;
      }
      return printed;
    },
  };
};
