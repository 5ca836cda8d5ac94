import { expect, test } from 'vitest';
import { createOwnDocument } from './ownDocument.ts';

const at = (pathname: string) => ({ pathname });

/** A navigation: it goes on in the document, or loads another, and then nothing goes on in this one. */
const documentOf = (isThemed: boolean | null) => {
  let loads = 0;
  const document = createOwnDocument(() => {
    loads += 1;
  });
  if (isThemed !== null) document.drawn(at('/en/own'), isThemed);
  return async (way: 'leave' | 'enter', path: string) => {
    const goesOn = await Promise.race([
      Promise.resolve(document[way](at(path))).then(() => true),
      new Promise<false>((resolve) => {
        setImmediate(() => resolve(false));
      }),
    ]);
    return { goesOn, loads };
  };
};
const stays = { goesOn: true, loads: 0 };
const isLoaded = { goesOn: false, loads: 1 };
/** The shown page stays while the next one loads. */
const isLoadedToo = { goesOn: true, loads: 1 };

test.each([
  ['leave', true, '/en/other', isLoaded],
  ['leave', true, '/en/own', stays],
  ['leave', false, '/en/other', stays],
  ['enter', true, '/en/own', stays],
  ['enter', true, '/en/other', isLoadedToo],
  ['enter', false, '/en/own', isLoadedToo],
  ['enter', false, '/en/other', isLoadedToo],
  // Before the first page is drawn the document stays.
  ['leave', null, '/en/own', stays],
  ['enter', null, '/en/own', stays],
] as const)('META-02: to %s a document (with a theme: %o) for %s', async (way, isThemed, path, expected) => {
  expect(await documentOf(isThemed)(way, path)).toEqual(expected);
});
