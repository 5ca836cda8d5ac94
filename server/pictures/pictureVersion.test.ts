import { expect, test } from 'vitest';
import { withPictures } from './pictureVersion.ts';

test('PIC-03: who watches the data hears of new pictures, too, and each change is another version', async () => {
  const [ofData, ofPictures]: [(() => void)[], (() => void)[]] = [[], []];
  const data = {
    isFresh: () => true,
    look: () => Promise.resolve(7),
    onChange: (listener: () => void) => void ofData.push(listener),
  };
  const version = withPictures(data, { onChange: (listener) => void ofPictures.push(listener) });
  const heard: number[] = [];
  version.onChange(() => heard.push(heard.length));
  const before = await version.look();
  for (const listener of [...ofPictures, ...ofData]) listener();
  expect([before, await version.look(), heard.length]).toEqual([7, 8, 2]);
});
