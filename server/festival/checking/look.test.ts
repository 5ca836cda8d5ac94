import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';
import { goodFolder } from './testing/goodFolder.ts';

const good = await goodFolder();
const figtree = readFileSync(new URL('../../../public/fonts/figtree.woff2', import.meta.url));
const festival = String(good['festival.yaml']);
const firstLine = festival.split('\n').length;

const check = async (look: string, files: Record<string, string | Buffer> = {}): Promise<string[]> => {
  const { lines } = await checkFiles({ ...good, ...files, 'festival.yaml': `${festival}look:\n${look}` });
  return lines.map((line) =>
    line.replace(/^festival\.yaml:(\d+)/, (_, at) => String(Number(at) - firstLine)),
  );
};

test.each([
  [
    '  colours: { link: "#777777", tint: "#ffffff", paper: "#ffffff" }\n',
    [
      '1:20: `look.colours.link` on `look.colours.paper` has a contrast of 4.47; text needs 4.5',
      '1:20: `look.colours.link` on `look.colours.tint` has a contrast of 4.47; text needs 4.5',
    ],
  ],
  [
    '  colours:\n    accent: "#20202a"\n',
    ['2:13: `look.colours.ink` on `look.colours.accent` has a contrast of 1.06; text needs 4.5'],
  ],
  ['  colours: { link: "#767676", tint: "#ffffff", paper: "#ffffff" }\n', []],
  ['  colours: { ink: red }\n', ['1:19: `ink` must be a colour, like #0f5257']],
  ['  colours: { inck: "#000000" }\n', ['1:14: `inck` is unknown here; `ink`?']],
  ['  corners: rond\n', ['1:12: `corners` must be one of square, soft, round']],
  ['  fonts: { text: media/a.ttf }\n', ['1:18: `text` must be a file below media/ that ends with .woff2']],
  [
    '  logo: https://a.example/logo.svg\n',
    ['1:9: `logo` must be a file below media/ that ends with .svg, .png or .webp'],
  ],
  ['  icon: media/icon.svg\n', ['1:9: `media/icon.svg` is not there']],
])('FES-17: %s is answered with %j', async (look, said) => {
  expect(await check(look)).toEqual(said);
});

test('FES-18: a font is read, and tells the letters that it lacks', async () => {
  const look = '  fonts: { text: media/a.woff2, display: media/b.woff2 }\n';
  expect(await check(look, { 'media/a.woff2': figtree, 'media/b.woff2': 'no font' })).toEqual([
    '1:42: warning: `media/b.woff2` cannot be read as a font',
  ]);
});

test('FES-17: an alert that nobody can read on the ground of fields is told, at the colour that is given', async () => {
  const field = '`look.colours.alert` on the ground of fields has a contrast of';
  const lines = await check('  colours: { paper: "#ffffff", tint: "#ffffff", alert: "#777777" }\n');
  expect(lines.map((line) => line.replace(/\d\.\d\d;.*/, '').trim())).toEqual([
    '1:56: `look.colours.alert` on `look.colours.paper` has a contrast of',
    '1:56: `look.colours.alert` on `look.colours.tint` has a contrast of',
    `1:56: ${field}`,
  ]);
});
