import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BackupError } from '../backupError.ts';

export type ProgramName = 'pg_dump' | 'pg_restore';

/** Debian has several versions beside each other, not all of them on the PATH. */
const debianFolder = '/usr/lib/postgresql';

const folders = (): string[] => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...(existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : []),
];

const majorOf = (program: string): number => {
  const told = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(told)?.[1]);
};

/** @throws BackupError where this machine has none of the server's version */
export const findProgram = (name: ProgramName, major: number): string => {
  const found = folders()
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program) && majorOf(program) === major);
  if (found === undefined)
    throw new BackupError(
      `The server is PostgreSQL ${major}, and there is no ${name} of that version on the PATH. ` +
        `Install it here (on Debian and Ubuntu: apt install postgresql-client-${major}), then try again.`,
    );
  return found;
};

/** Command lines are everybody's to read: the password travels in the environment. */
const connection = (databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
};

/** @throws BackupError with the program's own words */
export const runProgram = async (
  program: string,
  databaseUrl: string,
  args: readonly string[],
): Promise<void> => {
  const { address, env } = connection(databaseUrl);
  const child = spawn(program, [`--dbname=${address}`, '--no-password', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (piece: Buffer) => said.push(piece));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0)
    throw new BackupError(`${program} did not come to its end: ${Buffer.concat(said).toString().trim()}`);
};
