import { expect, test } from 'vitest';
import { checkMedia, type KnownPictures, type Measures } from './checkMedia.ts';
import { Findings } from './findings.ts';
import { createHint } from './hints.ts';
import { noMentions } from './mentions/mentions.ts';

/** The sentences about media of a file, of which all are there, and the files that were looked into. */
const lookInto = async (
  mentioned: readonly [value: string, isWide: boolean][],
  { stamp = '1', pictures = new Map(), lacking = '' }: Parts = {},
) => {
  const seen: string[] = [];
  const findings = new Findings();
  const media = new Map(mentioned.map(([path]) => [path, { path, stamp }]));
  const measures: Measures = {
    seePicture: async (file) => {
      seen.push(file);
      return { width: 599, height: 10, format: 'jpeg', moves: file.includes('moving') };
    },
    lackingLetters: async () => lacking,
  };
  const mentions = {
    ...noMentions(),
    media: mentioned.map(([value, isWide], index) => ({ value, isWide, path: [index] })),
  };
  await checkMedia(
    { file: 'a.yaml', mentions },
    { directory: '/folder', media, pictures, measures, findings, hint: createHint() },
  );
  return { said: findings.all.map(({ path, severity, message }) => [path, severity, message]), seen };
};
interface Parts {
  stamp?: string;
  pictures?: KnownPictures;
  lacking?: string | null;
}
const narrow = (file: string): string => `\`media/${file}\` is 599 pixels wide, less than 600`;

test.each(['jpg', 'JPEG', 'png', 'webp', 'avif', 'tif', 'tiff'])(
  'PIC-01: a picture that ends with .%s is looked into, be it wide or not; too narrow is it only where it fills a page',
  async (ending) => {
    const file = `a.${ending}`;
    expect([await lookInto([[`media/${file}`, false]]), await lookInto([[`media/${file}`, true]])]).toEqual([
      { said: [], seen: [`/folder/media/${file}`] },
      { said: [[[0], 'warning', narrow(file)]], seen: [`/folder/media/${file}`] },
    ]);
  },
);

test.each(['gif', 'heic', 'bmp', 'psd'])(
  'PIC-01: a file that ends with .%s is looked into where it fills a page; in a text it may be fetched',
  async (ending) => {
    const of = async (isWide: boolean) => (await lookInto([[`media/a.${ending}`, isWide]])).seen.length;
    expect([await of(true), await of(false)]).toEqual([1, 0]);
  },
);

test('PIC-01: films and papers are not looked into', async () => {
  expect(
    await lookInto([
      ['media/a.mp4', true],
      ['media/a.pdf', false],
    ]),
  ).toEqual({ said: [], seen: [] });
});

test('PIC-02: a picture that moves is told, also where it is small', async () => {
  expect((await lookInto([['media/moving.webp', false]])).said).toEqual([
    [[0], 'warning', '`media/moving.webp` moves: pages show its first picture; a film is an mp4'],
  ]);
});

test('FES-03: a picture is looked into once, until it changes', async () => {
  const pictures: KnownPictures = new Map();
  const look = async (stamp: string) => {
    const { said, seen } = await lookInto([['media/a.jpg', true]], { stamp, pictures });
    return [said.length, seen.length];
  };
  expect([await look('1'), await look('1'), await look('2')]).toEqual([
    [1, 1],
    [1, 0],
    [1, 1],
  ]);
});

test.each([
  ['', []],
  ['éœ', ['`media/a.woff2` lacks letters: éœ']],
  [null, ['`media/a.woff2` cannot be read as a font']],
])('FES-18: a font that lacks the letters %j is told so', async (lacking, sentences) => {
  const { said } = await lookInto([['media/a.woff2', false]], { lacking });
  expect(said).toEqual(sentences.map((sentence) => [[0], 'warning', sentence]));
});
