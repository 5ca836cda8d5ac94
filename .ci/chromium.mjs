// A Chromium for the browser tests: the machine's, else the package manager's, else npm's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'chromium');
const npmPackage = '@sparticuz/chromium@153.0.0';
/** Where the npm package unpacked its browser. */
const unpacked = join(cache, 'path');
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * @returns {string | null} the path of a browser that is there already; CHROMIUM wins.
 * @throws Error where CHROMIUM is told and nothing is there
 */
export const findChromium = () => {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`There is no browser at CHROMIUM=${CHROMIUM}`);
  }
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const fromNpm = existsSync(unpacked) ? [readFileSync(unpacked, 'utf8')] : [];
  return [...inPath, ...fromNpm].find((path) => existsSync(path)) ?? null;
};

const tryCommand = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 2], ...options }).status === 0;

const installFromDebian = () =>
  tryCommand('apt-get', ['update', '-qq']) &&
  tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);

const installFromNpm = () => {
  if (!tryCommand('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', npmPackage])) return;
  const script = `import('@sparticuz/chromium').then((m) => m.default.executablePath()).then((path) => process.stdout.write(path))`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: cache,
    encoding: 'utf8',
  });
  if (status === 0) writeFileSync(unpacked, stdout);
};

/** Without any, the browser tests say so and are skipped. */
export const installChromium = () => {
  if (findChromium()) return;
  console.error('Installing a Chromium …');
  if (installFromDebian() && findChromium()) return;
  installFromNpm();
};
