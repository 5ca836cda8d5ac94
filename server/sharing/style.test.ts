import { expect, test } from 'vitest';
import { lookOf } from '../look/look.ts';
import { readOwnFiles } from './style.ts';

const nothing = { colours: {}, series: {}, fonts: {} };
const figure = {
  laughing: '/festival/laughing.svg',
  lost: '/festival/lost.svg',
  asleep: '/festival/asleep.svg',
};

test.each([
  [
    'its own',
    { display: '/festival/d.woff2', text: '/festival/t.woff2' },
    figure,
    ['d.woff2', 't.woff2', 'laughing.svg'],
  ],
  ['one font of its own', { text: '/festival/t.woff2' }, undefined, [null, 't.woff2', null]],
  [
    'files that are gone',
    { display: '/gone.woff2' },
    { ...figure, laughing: '/gone.svg' },
    [null, null, null],
  ],
  ['nothing', {}, undefined, [null, null, null]],
] as const)(
  'FES-18: a drawing of a festival with %s has its fonts, each in its place, and its figure that laughs',
  async (_, fonts, mascot, [display, text, laughing]) => {
    const read = (address: string) =>
      Promise.resolve(
        address.startsWith('/festival/') ? Buffer.from(address.slice('/festival/'.length)) : null,
      );
    const files = await readOwnFiles(lookOf({ ...nothing, fonts, ...(mascot && { mascot }) }), read);
    const named = Object.entries(files).map(([role, bytes]) => [role, bytes && String(bytes)]);
    expect(Object.fromEntries(named)).toEqual({ display, text, mascot: laughing });
  },
);
