import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { searchSettings } from '#contract/settings/search.ts';

/** The host of all tests' servers: this machine alone. */
export const host = '127.0.0.1';

/** The moment at which every site of the tests starts: a Tuesday in June, noon in Toronto. */
export const startOfTime = '2027-06-15T16:00:00Z';

/** A running site of a worker's own. */
export interface RunningSite {
  url: string;
  /** The folder of its mail. */
  outbox: string;
}

/**
 * Starts the real server on a database of its own; resolves with its address once it listens and its search answers.
 * @param settings a deployment's differences from the tests' site
 */
export const startSite = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite & { stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-'));
  const server = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: host,
      DATA_DIR: folder,
      NOW: startOfTime,
      DATABASE_URL: '',
      SMTP_URL: '',
      NODE_ENV: '',
      SAMPLE: 'yes',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The server ended before it listened')));
  });
  await fetch(`${url}/api/search/1/indexes/${searchSettings.indexName}/query`, { method: 'POST' });
  return {
    url,
    outbox: join(folder, 'outbox'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
