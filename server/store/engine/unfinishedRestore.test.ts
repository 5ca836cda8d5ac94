import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { refuseUnfinishedFile } from './unfinishedRestore.ts';

test.each([
  ['nothing', {}, false],
  ['a database', { 'one.sqlite': '' }, false],
  ['a restore that broke off', { 'restoring/manifest.json': '' }, true],
  // The restore has ended: only its folder could not be removed.
  ['a database, and the folder of its restore', { 'one.sqlite': '', 'restoring/manifest.json': '' }, false],
])('OPS-10: of a place with %s it is known whether a site may start there', (_what, files, isRefused) => {
  const folder = makeOwnFolder(files);
  let refusal: unknown = null;
  try {
    refuseUnfinishedFile(join(folder, 'one.sqlite'), folder);
  } catch (caught) {
    refusal = caught;
  }
  expect(refusal).toEqual(
    isRefused
      ? expect.objectContaining({ name: 'UnfinishedRestore', message: expect.stringContaining('Repeat it') })
      : null,
  );
});
