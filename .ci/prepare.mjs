// The preparation of a fresh clone before a script runs. Plain JavaScript without packages: on the first run there is only
// the machine's own Node, and only later scripts see the newer one of node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installChromium } from './chromium.mjs';
import { installPostgres } from './postgres.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => join(root, ...parts);
const lockFile = at('.prepare.lock');
const sources = [
  '.ci/build.ts',
  'src',
  'contract',
  'machines',
  'locales',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

const run = (command, args) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
};

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => files(join(path, name)))
    : [path];

/** Hash of the content of files and folders: shows whether a build from them is stale. */
const digest = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => files(at(each))))
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
};

const isStamped = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8') === stamp;

const install = () => {
  const stamp = digest(['package-lock.json']);
  const stampFile = at('node_modules', '.installed');
  if (isStamped(stampFile, stamp)) return;
  console.error('Installing packages …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(stampFile, stamp);
};

/** Builds into a folder of its own and renames it, so that a running server on the old build is not disturbed. */
const build = () => {
  const stamp = digest(sources);
  if (isStamped(at('build', 'stamp'), stamp)) return;
  console.error('Building …');
  const fresh = `build.new-${process.pid}`;
  const old = at(`build.old-${process.pid}`);
  run(at('node_modules', '.bin', 'node'), [at('.ci', 'build.ts'), fresh]);
  writeFileSync(at(fresh, 'stamp'), stamp);
  if (existsSync(at('build'))) renameSync(at('build'), old);
  renameSync(at(fresh), at('build'));
  rmSync(old, { recursive: true, force: true });
};

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** One preparation at a time; a lock without a living owner is taken over. */
const withLock = (work) => {
  for (;;) {
    try {
      mkdirSync(lockFile);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const ownerFile = join(lockFile, 'pid');
    const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
    const isAbandoned = owner ? !isRunning(owner) : Date.now() - statSync(lockFile).mtimeMs > 10_000;
    if (isAbandoned) rmSync(lockFile, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  writeFileSync(join(lockFile, 'pid'), String(process.pid));
  try {
    work();
  } finally {
    rmSync(lockFile, { recursive: true, force: true });
  }
};

const steps = { install, build, chromium: installChromium, postgres: installPostgres };

try {
  withLock(() => {
    for (const name of process.argv.slice(2)) steps[name]();
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
