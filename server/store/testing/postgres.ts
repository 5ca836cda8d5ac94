import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
const nobody = 65_534;
const startAttempts = 200;
const startPause = 50;

/** A real PostgreSQL of the test's own. */
export interface TestPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase: (name: string) => Promise<string>;
  /** Ends it like a restart: it drops all connections, and accepts none until `resume`. */
  shutDown: () => Promise<void>;
  /** Stops all its processes with a signal: connections stay open, without answers until `resume`. */
  hang: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
};

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < startAttempts; attempt += 1) {
    if (hasEnded(server)) break;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await pause(startPause);
    } finally {
      await client.end().catch(() => null);
    }
  }
  throw new Error('PostgreSQL did not start');
};

const stopServer = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill('SIGINT');
  await ended;
};

/** Starts PostgreSQL from `folder` on a free port of this machine, in a new folder that is removed with it. */
export const startPostgres = async (folder: string): Promise<TestPostgres> => {
  const data = mkdtempSync(join(tmpdir(), 'chapiteau-postgres-'));
  const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (asNobody.uid !== undefined) chownSync(data, nobody, nobody);
  const options = { cwd: data, ...asNobody };
  const initArguments = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const made = spawnSync(join(folder, 'initdb'), initArguments, options);
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`);
  const port = await freePort();
  const serverArguments = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, '-c', 'fsync=off'];
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const launch = (): ChildProcess =>
    spawn(join(folder, 'postgres'), serverArguments, { ...options, stdio: 'ignore' });
  let server = launch();
  /** Processes that were stopped. */
  let stopped: number[] = [];
  const ask = async (text: string): Promise<number[]> => {
    const client = new Client({ connectionString: `${url}/postgres` });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(text);
    await client.end();
    return rows.map(({ pid }) => pid);
  };
  const wake = (): void => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    stopped = [];
  };
  await waitUntilReady(`${url}/postgres`, server);
  return {
    createDatabase: async (name) => {
      await ask(`create database "${name}"`);
      return `${url}/${name}`;
    },
    shutDown: () => stopServer(server),
    hang: async () => {
      const serving = await ask('select pid from pg_stat_activity where pid <> pg_backend_pid()');
      stopped = [...serving, ...(server.pid === undefined ? [] : [server.pid])];
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    },
    resume: async () => {
      wake();
      if (hasEnded(server)) server = launch();
      await waitUntilReady(`${url}/postgres`, server);
    },
    stop: async () => {
      wake();
      await stopServer(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
