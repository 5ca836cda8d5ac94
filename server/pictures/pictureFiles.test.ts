import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../testing/makeFolder.ts';
import { createPictureFiles } from './pictureFiles.ts';

const name = '4b553dc28ac02d12afcaed2d-1200x750-d0cebb';
const clear = '62ba9bec6243392776bc677e-300x200';
const forEver = 'public, max-age=31536000, immutable';
const none = [404, 'text/plain; charset=UTF-8', 'no-store', 'Not Found'];

test.each<[string, unknown[]]>([
  [`${name}/640.avif`, [200, 'image/avif', forEver, 'small']],
  [`${name}/1200.webp`, [200, 'image/webp', forEver, 'large']],
  [`${clear}/300.webp`, [200, 'image/webp', forEver, 'clear']],
  [`${name}/320.avif`, none],
  [`${name}/640.png`, none],
  [`${name}/640.avif/x`, none],
  [`x${name}/640.avif`, none],
  [`notes/${name}`, none],
  [`..%2Fpictures%2F${name}%2F640.avif`, none],
])('PIC-06: of the shelf, %s is %o', async (path, told) => {
  const data = makeFolder({
    [`pictures/${name}/640.avif`]: 'small',
    [`pictures/${name}/1200.webp`]: 'large',
    [`pictures/${name}/640.png`]: 'other',
    [`pictures/${clear}/300.webp`]: 'clear',
    [`pictures/notes/${name}`]: 'note',
  });
  onTestFinished(() => rmSync(data, { recursive: true }));
  const answer = await createPictureFiles(data).request(`/pictures/${path}`);
  const { headers } = answer;
  expect([
    answer.status,
    headers.get('content-type'),
    headers.get('cache-control'),
    await answer.text(),
  ]).toEqual(told);
});
