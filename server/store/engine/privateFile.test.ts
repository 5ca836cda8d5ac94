import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { makePrivate, readableByOthers } from './privateFile.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('Security: a missing file and its missing folder are made for their owner alone', async () => {
  const folder = join(makeOwnFolder({}), 'new');
  const file = join(folder, 'one');
  await makePrivate(file);
  expect([modeOf(folder), modeOf(file), readFileSync(file, 'utf8')]).toEqual(['700', '600', '']);
});

test('Security: a file that is there keeps what it holds, and a folder that is there its permissions', async () => {
  const folder = makeOwnFolder({ one: 'a row' });
  chmodSync(folder, 0o750);
  await makePrivate(join(folder, 'one'));
  await makePrivate(join(folder, 'other'));
  expect([modeOf(folder), readFileSync(join(folder, 'one'), 'utf8'), modeOf(join(folder, 'other'))]).toEqual([
    '750',
    'a row',
    '600',
  ]);
});

test('Security: what a group or anybody else may read or write is known, and nothing of its owner alone', async () => {
  const folder = makeOwnFolder({});
  const modes = [0o600, 0o640, 0o620, 0o604, 0o602, 0o700, 0o400];
  const paths = modes.map((mode) => {
    const path = join(folder, mode.toString(8));
    writeFileSync(path, '');
    chmodSync(path, mode);
    return path;
  });
  const open = join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  expect((await readableByOthers([...paths, open])).map((path) => path.slice(folder.length + 1))).toEqual([
    '640',
    '620',
    '604',
    '602',
    'open',
  ]);
});
