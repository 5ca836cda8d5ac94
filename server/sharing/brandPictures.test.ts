import { expect, test } from 'vitest';
import { lookOf } from '../look/look.ts';
import { createLog } from '../log.ts';
import { openPrepared } from '../prepared/testing/preparedSite.ts';
import { sourceOf, testFestival } from '../profile/testing/testFestival.ts';
import { createBrandPictures } from './brandPictures.ts';
import type { BrandQuestion } from './drawingMessages.ts';

const nothing = { colours: {}, series: {}, fonts: {} };
const files: Readonly<Record<string, string>> = {
  '/festival/i.svg': '<svg/>',
  '/festival/I.SVG': '<svg/>',
  '/festival/i.png': 'photo',
  '/festival/p.webp': 'shared',
  '/festival/P.WEBP': 'shared',
  '/festival/m.svg': 'figure',
};

/** The festival's pictures with a drawing that says what it was asked for; of a figure it fails. */
const open = (
  given: Partial<Parameters<typeof lookOf>[0]>,
  named: Partial<Pick<typeof testFestival, 'name' | 'languages'>> = {},
) => {
  const logged: string[] = [];
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const hono = createBrandPictures({
    festival: sourceOf({ ...testFestival, ...named, look: lookOf({ ...nothing, ...given }) }),
    prepared: openPrepared().prepared,
    log: createLog((line) => logged.push(JSON.parse(line).event)),
    readFile: async (address) => {
      const text = files[address];
      return text === undefined ? null : bytes(text);
    },
    draw: ({ kind, icon, name, own }: BrandQuestion) =>
      own.mascot === null
        ? Promise.resolve(bytes(`${kind} of ${icon === null ? name : new TextDecoder().decode(icon)}`))
        : Promise.reject(new Error('It is no drawing')),
  });
  const ask = async (path: string) => {
    const { status, headers, body } = await hono.request(path);
    const policy = headers.get('content-security-policy');
    return [status, headers.get('content-type'), await new Response(body).text(), policy];
  };
  return { ask, logged, hono };
};
const sealed = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

test.each([
  ['a drawing', '/festival/i.svg', ['<svg/>', 'touch of <svg/>', 'large of <svg/>']],
  ['a drawing in capitals', '/festival/I.SVG', ['<svg/>', 'touch of <svg/>', 'large of <svg/>']],
  ['a photo', '/festival/i.png', ['favicon of Festival', 'touch of photo', 'large of photo']],
  [
    'a file that is gone',
    '/festival/x.svg',
    ['favicon of Festival', 'touch of Festival', 'large of Festival'],
  ],
])(
  'FES-18: of an icon that is %s, the favicon is a drawing that runs nothing, the others are pixels',
  async (_, icon, [favicon, touch, large]) => {
    const { ask } = open({ icon });
    expect([
      await ask('/icons/favicon.svg'),
      await ask('/icons/icon-180.png'),
      await ask('/icons/icon-512.png'),
    ]).toEqual([
      [200, 'image/svg+xml', favicon, sealed],
      [200, 'image/png', touch, null],
      [200, 'image/png', large, null],
    ]);
  },
);

test.each([
  ['/festival/p.webp', 'image/webp', 'shared', null],
  ['/festival/i.png', 'image/png', 'photo', null],
  ['/festival/i.svg', 'image/svg+xml', '<svg/>', sealed],
  ['/festival/P.WEBP', 'image/webp', 'shared', null],
  ['/festival/I.SVG', 'image/svg+xml', '<svg/>', sealed],
])('FES-18: the shared picture is the file of the folder, of its own kind: %s', async (picture, ...told) => {
  expect(await open({ picture }).ask('/icons/social.png')).toEqual([200, ...told]);
});

test('FES-18: where a file of the folder cannot be drawn, the picture is drawn without any of them, and the log says so', async () => {
  const { ask, logged } = open({ icon: '/festival/i.png', mascot: { laughing: '/festival/m.svg' } });
  expect([await ask('/icons/icon-180.png'), await ask('/icons/social.png'), logged]).toEqual([
    [200, 'image/png', 'touch of Festival', null],
    [200, 'image/png', 'picture of Festival', null],
    ['picture.not-drawn', 'picture.not-drawn'],
  ]);
});

test.each([
  ['fr', 'Rires'],
  ['en', 'Laughs'],
] as const)(
  'FES-18: a drawn picture has the name in the first language of the festival: %s',
  async (lang, name) => {
    const { ask } = open({}, { name: { fr: 'Rires', en: 'Laughs' }, languages: [lang] });
    expect(await ask('/icons/social.png')).toEqual([200, 'image/png', `picture of ${name}`, null]);
  },
);

test('FES-18: a browser asks for the pictures again after a minute; a program that knows no page is led to the icon', async () => {
  const { hono } = open({});
  const paths = ['/icons/favicon.svg', '/icons/icon-180.png', '/icons/icon-512.png', '/icons/social.png'];
  const kept = await Promise.all(
    paths.map(async (path) => (await hono.request(path)).headers.get('cache-control')),
  );
  expect(new Set(kept)).toEqual(new Set(['public, max-age=60, must-revalidate']));
  const { status, headers } = await hono.request('/favicon.ico');
  expect([status, headers.get('location')]).toEqual([302, '/icons/icon-180.png']);
});

test('FES-18: a shared picture of the folder that is gone is drawn', async () => {
  expect(await open({ picture: '/festival/gone.webp' }).ask('/icons/social.png')).toEqual([
    200,
    'image/png',
    'picture of Festival',
    null,
  ]);
});
