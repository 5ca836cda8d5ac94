import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Several times what a run of all tests takes, in bytes. */
const room = 2 ** 31;

const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room;
};

/**
 * Makes an empty folder for the temporary files of a run; in memory, where that has room. There no commit of SQLite waits for
 * a disk: the tests commit thousands of times. Each checkout has one: what an interrupted run left behind is removed.
 */
export const makeTemporaryFolder = (): string => {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  const folder = join(hasRoom() ? memory : tmpdir(), `chapiteau-tests-${checkout}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
};
