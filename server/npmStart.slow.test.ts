import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isBuilt = existsSync(join(root, 'build/server/entry.server.js'));
if (!isBuilt) console.info('npm start is skipped: nothing is built');

/** Whether a port of this machine is free. */
const isFree = (port: number): Promise<boolean> => {
  const server = createServer();
  const free = new Promise<boolean>((resolve) => {
    server.once('listening', () => server.close(() => resolve(true)));
    server.once('error', () => resolve(false));
  });
  server.listen(port, '127.0.0.1');
  return free;
};

/** Ends all that npm began, if something is left. */
const endGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
};

test.runIf(isBuilt).each(['SIGTERM', 'SIGINT'] as const)(
  'OPS-23: %s to what `npm start` began ends the server, and the port is free',
  async (signal) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-npm-'));
    const { PATH, HOME } = process.env;
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { PATH, HOME, PORT: '0', DATA_DIR: dataDirectory, SAMPLE: 'no' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const ended = once(npm, 'exit');
    const lines = createInterface({ input: npm.stdout });
    try {
      const port = await new Promise<number>((resolve, reject) => {
        lines.on('line', (line) => {
          const address = /http:\S+/.exec(line)?.[0];
          if (address !== undefined) resolve(Number(new URL(address).port));
        });
        void ended.then(() => reject(new Error('npm ended before the server listened')));
      });
      expect(await isFree(port)).toBe(false);
      npm.kill(signal);
      await ended;
      await expect.poll(() => isFree(port)).toBe(true);
    } finally {
      endGroup(npm.pid);
      rmSync(dataDirectory, { recursive: true });
    }
  },
);
