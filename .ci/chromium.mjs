// A Chromium for the browser tests: the machine's, else the package manager's, else npm's. Best its headless shell: the same
// engine without a browser's own window, in which the tests take half the time (measured on the journeys of heads).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'chromium');
const npmPackage = '@sparticuz/chromium@153.0.0';
/** Where the npm package unpacked its browser. */
const unpacked = join(cache, 'path');
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string[]} the installed ones of some programs, in the order of their names. */
const inPath = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));

/**
 * @returns {string | null} the path of an installed browser; CHROMIUM wins.
 * @throws Error if CHROMIUM names a missing file
 */
export const findChromium = () => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`There is no browser at CHROMIUM=${CHROMIUM}`);
  }
  const fromNpm = existsSync(unpacked) ? [readFileSync(unpacked, 'utf8')] : [];
  return [...inPath(shells), ...fromNpm, ...inPath(browsers)].find((path) => existsSync(path)) ?? null;
};

const tryCommand = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 2], ...options }).status === 0;

const installFromDebian = (name) =>
  tryCommand('apt-get', ['update', '-qq']) &&
  tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

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
  if (process.env.CHROMIUM || inPath(shells).length > 0) return;
  // Only an administrator tries to install a better one.
  const mayInstall = process.getuid?.() === 0;
  if (findChromium() && !mayInstall) return;
  console.error('Installing a Chromium …');
  installFromDebian('chromium-headless-shell');
  if (!findChromium()) installFromDebian('chromium');
  if (!findChromium()) installFromNpm();
};
