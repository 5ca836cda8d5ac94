import { hostname, userInfo } from 'node:os';
import type { Clock } from '#server/clock.ts';
import type { Settings } from '#server/environment.ts';
import type { Log } from '#server/log.ts';
import type { StaffAct } from '#server/store/members/staffActs.ts';
import type { Store } from '#server/store/store.ts';

/** The surroundings of a command of staff. */
export interface Staff {
  settings: Settings;
  store: Store;
  clock: Clock;
  log: Log;
  /** The person at the keyboard. */
  who: Pick<StaffAct, 'person' | 'host'>;
  /** Prints a line for that person. */
  say: (line: string) => void;
  /** Prints a file for that person, as it is. */
  print: (text: string) => void;
}

/** A command that cannot be followed; the message is a sentence for the person who gave it. */
export class StaffError extends Error {
  override name = 'StaffError';
}

/** A command: it reads its arguments before anything is opened. @throws StaffError */
export interface Command {
  /** How it is called, and its effect. */
  usage: string;
  prepare: (args: string[]) => (staff: Staff) => Promise<void>;
}

/** A container may run as a user without a name. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
};

export const whoRuns = (): Staff['who'] => ({ person: userName(), host: hostname() });
