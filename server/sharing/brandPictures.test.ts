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
  '/festival/i.png': 'photo',
  '/festival/p.webp': 'shared',
  '/festival/m.svg': 'figure',
};

/** The festival's pictures with a drawing that says what it was asked for; of a figure it fails. */
const open = (given: Partial<Parameters<typeof lookOf>[0]>) => {
  const logged: string[] = [];
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const hono = createBrandPictures({
    festival: sourceOf({ ...testFestival, look: lookOf({ ...nothing, ...given }) }),
    prepared: openPrepared().prepared,
    log: createLog((line) => logged.push(JSON.parse(line).event)),
    readFile: async (address) => {
      const text = files[address];
      return text === undefined ? null : bytes(text);
    },
    draw: ({ kind, icon, own }: BrandQuestion) =>
      own.mascot === null
        ? Promise.resolve(bytes(`${kind} of ${icon === null ? 'letters' : new TextDecoder().decode(icon)}`))
        : Promise.reject(new Error('It is no drawing')),
  });
  const ask = async (path: string) => {
    const { status, headers, body } = await hono.request(path);
    const policy = headers.get('content-security-policy');
    return [status, headers.get('content-type'), await new Response(body).text(), policy];
  };
  return { ask, logged };
};
const sealed = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

test.each([
  ['a drawing', '/festival/i.svg', ['<svg/>', 'touch of <svg/>', 'large of <svg/>']],
  ['a photo', '/festival/i.png', ['favicon of letters', 'touch of photo', 'large of photo']],
  ['a file that is gone', '/festival/x.svg', ['favicon of letters', 'touch of letters', 'large of letters']],
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

test('FES-18: the shared picture is the file of the folder, of its own kind', async () => {
  expect(await open({ picture: '/festival/p.webp' }).ask('/icons/social.png')).toEqual([
    200,
    'image/webp',
    'shared',
    null,
  ]);
});

test('FES-18: where a file of the folder cannot be drawn, the picture is drawn without any of them, and the log says so', async () => {
  const { ask, logged } = open({ icon: '/festival/i.png', mascot: { laughing: '/festival/m.svg' } });
  expect([await ask('/icons/icon-180.png'), await ask('/icons/social.png'), logged]).toEqual([
    [200, 'image/png', 'touch of letters', null],
    [200, 'image/png', 'picture of letters', null],
    ['picture.not-drawn', 'picture.not-drawn'],
  ]);
});
