import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { benchSettings } from '../benchSettings.ts';

/** The real server in a process of its own, on a database of its own. */
export interface Site {
  /** Origin, without a slash at the end. */
  url: string;
  pid: number;
}

const addressOf = async (server: ChildProcess): Promise<string> => {
  if (!server.stdout) throw new Error('The server has no output');
  const signal = AbortSignal.timeout(benchSettings.startLimit);
  for await (const line of createInterface({ input: server.stdout, signal })) {
    const address = /http:\/\/[\w.:[\]-]+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server ended before it listened');
};

/** Gives an empty folder to `work`, and removes it afterwards. */
export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Gives a site on the data of a folder to `work`, and ends it afterwards. */
export const withServerOn = async <T>(
  folder: string,
  { hasSample, env = {} }: { hasSample: boolean; env?: NodeJS.ProcessEnv },
  work: (site: Site) => Promise<T>,
): Promise<T> => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      NOW: benchSettings.now,
      DATABASE_URL: '',
      // The measurements choose their networks.
      TRUSTED_PROXIES: '1',
      NODE_ENV: '',
      SAMPLE: hasSample ? 'yes' : 'no',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const url = await addressOf(server);
    server.stdout.resume();
    return await work({ url, pid: server.pid ?? 0 });
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
};

/** Gives a freshly started site with the sample festival to `work`, and ends it afterwards. */
export const withSite = <T>(work: (site: Site) => Promise<T>, env: NodeJS.ProcessEnv = {}): Promise<T> =>
  withFolder((folder) => withServerOn(folder, { hasSample: true, env }, work));
