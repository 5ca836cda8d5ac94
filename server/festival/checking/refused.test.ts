import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moving, original } from '#server/pictures/testing/originals.ts';
import { linesOf, writeFolder } from './testing/checkFiles.ts';
import { goodFolder } from './testing/goodFolder.ts';

let folder: string;
/** A folder beside it, which nobody named. */
let outside: string;
beforeEach(async () => {
  folder = writeFolder(await goodFolder());
  outside = mkdtempSync(join(tmpdir(), 'chapiteau-outside-'));
});
afterEach(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true });
});

const write = (file: string, content: string | Buffer): void => writeFileSync(join(folder, file), content);
/** The first lines about a file; the folder must be refused. */
const saidOf = async (file: string): Promise<string[]> => {
  const { folder: read, lines } = await linesOf(folder);
  expect(read).toBeNull();
  return lines.filter((line) => line.startsWith(`${file}:`)).map((line) => line.slice(file.length + 1));
};

/** The lines about a file of a folder that may be good. */
const toldOf = async (file: string): Promise<string[]> =>
  (await linesOf(folder)).lines
    .filter((line) => line.startsWith(`${file}:`))
    .map((line) => line.slice(file.length + 1));

const kinds = 'use JPEG, PNG, WebP, AVIF, TIFF or SVG';
const noisy = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 700,
      height: 200,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

const head = (body: string, more = ''): string => `---\ntitle: Contact\n${more}---\n${body}`;
const laughs = Array.from({ length: 9 }, (_, at) => {
  const inside = at === 0 ? 'lol' : `*a${at - 1}`;
  return `a${at}: &a${at} [${Array.from({ length: 9 }, () => inside).join(', ')}]\n`;
}).join('');
const tooManyAliases = '1:1: has aliases (*) for more than 100 values: write the values themselves';
const tooDeep = 'is nested too deeply to be read';

test.each<[what: string, file: string, content: string | Buffer, said: string[]]>([
  [
    'a million aliases',
    'venues.yaml',
    `a: &a 1\nb:\n${'- *a\n'.repeat(1_000_000)}`,
    ['1:1: is larger than 1 MB: nobody could edit it'],
  ],
  ['aliases as many as fit', 'venues.yaml', `a: &a 1\nb:\n${'- *a\n'.repeat(200_000)}`, [tooManyAliases]],
  ['aliases of aliases', 'venues.yaml', laughs, [tooManyAliases]],
  ['an alias of itself', 'venues.yaml', 'gesu: &a [*a]\n', [`1:1: ${tooDeep}`]],
  ['brackets that never end', 'venues.yaml', '['.repeat(100_000), [expect.stringContaining(tooDeep)]],
  [
    'a doubled key',
    'venues.yaml',
    'a: { name: A, city: A }\na: { name: B, city: B }\n',
    ['2:1: `a` stands here twice'],
  ],
  ['a NUL byte', 'pages/contact.fr.md', head('a\0b'), ['4:2: has a NUL byte: save it as UTF-8']],
  [
    'a NUL as an escape',
    'venues.yaml',
    'a: { name: "\\0", city: A }\n',
    ['1:12: `name` has a character that no page can show'],
  ],
  [
    'Latin-1',
    'pages/contact.fr.md',
    Buffer.from(head('\n\nété'), 'latin1'),
    ['6:1: is not UTF-8: save it as UTF-8'],
  ],
  [
    'UTF-16',
    'pages/contact.fr.md',
    Buffer.from(`\uFEFF${head('été')}`, 'utf16le'),
    ['1:1: is not UTF-8: save it as UTF-8'],
  ],
  [
    'a script in Markdown',
    'pages/contact.fr.md',
    head('a <script>alert(1)</script>'),
    [
      '4:3: `<script>` is HTML, which is not read in Markdown: a text in HTML says `format: html` in its head',
    ],
  ],
  [
    'a script in HTML',
    'pages/contact.fr.md',
    head('<p>a</p>\n<script>alert(1)</script>', 'format: html\n'),
    ['6:1: `<script>` is refused in HTML'],
  ],
  [
    'a link by a script in HTML',
    'pages/contact.fr.md',
    head('<a href="JavaScript:alert(1)">a</a>', 'format: html\n'),
    ['5:1: a link by `JavaScript:` is refused'],
  ],
  [
    'HTML that goes down for ever',
    'pages/contact.fr.md',
    head('<b>'.repeat(10_000), 'format: html\n'),
    [`5:1: ${tooDeep}`],
  ],
  [
    'Markdown that goes down for ever',
    'pages/contact.fr.md',
    head(`${'- '.repeat(500)}[a](b)`),
    [`4:101: ${tooDeep}`],
  ],
  [
    'Markdown that takes minutes',
    'pages/contact.fr.md',
    head('![a]('.repeat(50_000)),
    ['4:1: has more than 100000 letters: make two texts of it'],
  ],
  [
    'a text that no page shows whole',
    'pages/contact.fr.md',
    head('a'.repeat(600_000)),
    ['1:1: has more than 512 thousand letters'],
  ],
  [
    'a title of 10,000 letters',
    'pages/contact.fr.md',
    `---\ntitle: ${'x'.repeat(10_000)}\n---\n`,
    ['2:8: `title` must have 500 letters at most'],
  ],
  [
    'a prototype',
    'venues.yaml',
    '__proto__: { name: A, city: A }\n',
    ['1:1: `__proto__` has nothing below it'],
  ],
])('a folder is refused with a sentence for %s', async (_, file, content, said) => {
  write(file, content);
  expect(await saidOf(file)).toEqual(said);
});

test.each([
  ['a file of the folder', 'venues.yaml'],
  ['a file elsewhere', '/etc/hostname'],
  ['nothing', 'nowhere.yaml'],
])('FES-04: a folder is refused for a symbolic link to %s', async (_, target) => {
  symlinkSync(target, join(folder, 'shows/lien.yaml'));
  expect(await saidOf('shows/lien.yaml')).toEqual(['1:1: is a symbolic link: put the file itself here']);
});

test.each(['shows/tuyau.yaml', 'media/tuyau.png'])(
  'FES-04: a folder is refused for a pipe: %s',
  async (pipe) => {
    execFileSync('mkfifo', [join(folder, pipe)]);
    expect(await saidOf(pipe)).toEqual(['1:1: is neither a file nor a folder']);
  },
);

test('FES-04: a folder is refused for a folder of media that leads out of it, and nothing there is read', async () => {
  writeFileSync(join(outside, 'secret.png'), 'secret');
  symlinkSync(outside, join(folder, 'media/more'));
  write('passes.yaml', 'a: { title: A, image: media/more/secret.png }\n');
  expect(await saidOf('media/more')).toEqual(['1:1: is a symbolic link: put the file itself here']);
  expect(await saidOf('passes.yaml')).toEqual(['1:23: `media/more/secret.png` is not there']);
});

test.each(['media/../festival.yaml', '../secret.png', 'media/x/../../../secret.png'])(
  'FES-04: a folder is refused for a medium that leads out of it: %s',
  async (path) => {
    write('passes.yaml', `a:\n  title: A\n  image: ${path}\n`);
    write('pages/contact.fr.md', head(`![a](${path})`));
    expect([await saidOf('passes.yaml'), await saidOf('pages/contact.fr.md')]).toEqual([
      ['3:10: `image` must be a file below media/, or an address that begins with https://'],
      [`4:1: \`${path}\` leads out of its folder`],
    ]);
  },
);

test.each(['dates.csv', 'venues.yaml', 'pages/contact.fr.md', 'media/large.png'])(
  'a folder is refused for a file of more than 40 MB: %s',
  async (file) => {
    truncateSync(join(folder, file), 40 * 1024 * 1024 + 1);
    expect(await saidOf(file)).toEqual(['1:1: is larger than 40 MB']);
  },
);

test.each([
  ['that is none', () => 'no picture', `is damaged, or no picture: ${kinds}`],
  ['that is empty', () => '', 'is empty'],
  ['without its end', async () => (await noisy()).subarray(0, 4000), 'is damaged: its end is missing'],
  ['of another kind', () => original().gif().toBuffer(), `is a picture of the kind gif: ${kinds}`],
])('PIC-01: a folder is refused for a picture %s, with its place', async (_, made, fault) => {
  writeFileSync(join(folder, 'media/large.png'), await made());
  expect((await linesOf(folder)).lines).toContain(`home.yaml:4:14: \`media/large.png\` ${fault}`);
});

test('PIC-01: a picture of a kind that no page shows is refused by its name, too', async () => {
  write('passes.yaml', 'a:\n  title: A\n  image: media/a.heic\n');
  write('media/a.heic', 'a photo of a phone');
  expect(await saidOf('passes.yaml')).toEqual([`3:10: \`media/a.heic\` is damaged, or no picture: ${kinds}`]);
});

test('PIC-08: a picture may say which point of it stays in sight; no other one may', async () => {
  const said = async (image: string): Promise<string[]> => {
    write('passes.yaml', `a:\n  title: A\n  image: ${image}\n`);
    return (await toldOf('passes.yaml')).filter((line) => line.startsWith('3:'));
  };
  expect(await said('media/large.png#focus=30,100')).toEqual([]);
  const wrong = ['3:10: `image` must be a file below media/, or an address that begins with https://'];
  expect(await said('media/large.png#focus=30,101')).toEqual(wrong);
  expect(await said('media/large.png#top')).toEqual(wrong);
});

test('PIC-09: a drawing may be narrow where it fills a tile: it is sharp at any width', async () => {
  write('media/narrow.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>');
  write('passes.yaml', 'a:\n  title: A\n  image: media/narrow.svg\n');
  expect((await toldOf('passes.yaml')).filter((line) => line.startsWith('3:'))).toEqual([]);
});

test('PIC-02: one that moves is told: pages show its first picture', async () => {
  writeFileSync(join(folder, 'media/moving.webp'), await moving());
  write('passes.yaml', 'a:\n  title: A\n  image: media/moving.webp\n');
  expect(await toldOf('passes.yaml')).toContain(
    '3:10: warning: `media/moving.webp` moves: pages show its first picture; a film is an mp4',
  );
});

test('FES-01: media may lie in folders of their own', async () => {
  mkdirSync(join(folder, 'media/a/b'), { recursive: true });
  writeFileSync(join(folder, 'media/a/b/large.png'), (await goodFolder())['media/large.png'] ?? '');
  write('passes.yaml', 'a: { title: A, image: media/a/b/large.png }\n');
  const { folder: read, lines } = await linesOf(folder);
  expect([read?.media.includes('media/a/b/large.png'), lines]).toEqual([true, []]);
});

test('FES-03: the name of a file is told where it is none, of a page without facts, too', async () => {
  for (const lang of ['fr', 'en']) write(`pages/le plan.${lang}.md`, head('', 'path: plan\n'));
  expect(await saidOf('pages/le plan.en.md')).toEqual([
    '1:1: the name of a file must have letters, digits, and : . _ @ - alone',
  ]);
});

test('files that nothing in a folder reads are warned about, and the folder is read', async () => {
  const ours = ['Readme.txt', 'shows/README.md', '.draft', 'show.schema.json'];
  for (const file of ['notes.txt', 'shows/le-chat.de.md', 'pages/contact.txt', ...ours]) write(file, '');
  const { folder: read, lines } = await linesOf(folder);
  expect(read).not.toBeNull();
  expect(lines).toEqual([
    'notes.txt:1:1: warning: is not read: nothing of a festival has this name',
    'pages/contact.txt:1:1: warning: is not read: files in pages/ end in .yaml, .fr.md or .en.md',
    'shows/le-chat.de.md:1:1: warning: is not read: files in shows/ end in .yaml, .fr.md or .en.md',
  ]);
});

test('FES-03: a folder in the place of a file, and one of another name, are warned about and not read', async () => {
  rmSync(join(folder, 'passes.yaml'));
  for (const name of ['affiches', 'passes.yaml', 'shows/vieux.yaml']) mkdirSync(join(folder, name));
  write('affiches/a.yaml', '');
  const { folder: read, lines } = await linesOf(folder);
  expect([read?.passes.size, lines]).toEqual([
    0,
    [
      'affiches:1:1: warning: is not read: nothing of a festival has this name',
      'passes.yaml:1:1: warning: is not read: nothing of a festival has this name',
      'shows/vieux.yaml:1:1: warning: is not read: files in shows/ end in .yaml, .fr.md or .en.md',
    ],
  ]);
});
