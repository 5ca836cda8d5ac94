import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { benchSettings } from './benchSettings.ts';

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

/** Gives a freshly started site to `work`, and ends it afterwards. */
export const withSite = async <T>(work: (site: Site) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'chapiteau-bench-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      NOW: benchSettings.now,
      DATABASE_URL: '',
      NODE_ENV: '',
      SAMPLE: 'yes',
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
    await rm(folder, { recursive: true, force: true });
  }
};
