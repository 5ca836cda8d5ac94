import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Starts the server with a setting that stops it, on a Node that calls itself another version. */
const start = (file: string, version: string) => {
  const named = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', named, `server/${file}`], {
    encoding: 'utf8',
    env: { PORT: 'no port' },
  });
  return [status, stdout, stderr];
};

test.each([
  ['main.mjs', '20.20.2'],
  ['main.mjs', '25.9.0'],
  ['main.ts', '24.21.0'],
])('OPS-22: server/%s refuses Node %s before it does anything else', (file, version) => {
  expect(start(file, version)).toEqual([
    1,
    '',
    `Chapiteau needs Node 26 or newer; this is Node ${version}.\n`,
  ]);
});

test.each(['26.0.0', '100.0.0'])('control: with Node %s it reads its settings', (version) => {
  expect(start('main.mjs', version)).toEqual([1, '', 'PORT must be a whole number from 0 to 65535.\n']);
});
