import { expect, test } from 'vitest';
import { fontAddresses } from './fonts.ts';
import { iconLinks, manifestIcons } from './icons.ts';
import { lookOf } from './look.ts';
import { pageLook } from './pageLook.ts';
import { lookStyles } from './tokens.ts';

const nothing = { colours: {}, series: {}, fonts: {} };
const calm = lookOf(nothing);
const figure = { laughing: '/festival/a.svg' };

const tokenOf = (styles: string, name: string): string | undefined =>
  new RegExp(`[{;]--${name}:([^;]*);`).exec(styles)?.[1];

test('FES-17: a festival that says nothing of its look has a calm one', () => {
  expect(calm).toMatchObject({
    type: 'calm',
    corners: 'soft',
    outlines: 'fine',
    shadows: 'none',
    pattern: 'none',
    askew: false,
    fonts: { display: null, text: null },
    logo: null,
    icon: null,
    picture: null,
    mascot: null,
  });
});

test('FES-19: without illustrations there are no figure and no pattern', () => {
  const loud = { ...nothing, pattern: 'rays', mascot: figure } as const;
  const shown = ({ illustrations }: { illustrations: boolean }) => {
    const { mascot, pattern } = lookOf({ ...loud, illustrations });
    return [mascot, pattern];
  };
  const everywhere = { laughing: '/festival/a.svg', lost: '/festival/a.svg', asleep: '/festival/a.svg' };
  expect([shown({ illustrations: true }), shown({ illustrations: false })]).toEqual([
    [everywhere, 'rays'],
    [null, 'none'],
  ]);
});

test('FES-17: the styles say every colour, and the text of every ground', () => {
  const styles = lookStyles(
    lookOf({ ...nothing, colours: { paper: '#ffffff', ink: '#101010', action: '#ffe000', deep: '#202080' } }),
  );
  expect(
    ['paper', 'ink', 'action', 'on-action', 'deep', 'on-deep', 'field', 'sheet', 'contour'].map((name) => [
      name,
      tokenOf(styles, name),
    ]),
  ).toEqual([
    ['paper', '#ffffff'],
    ['ink', '#101010'],
    ['action', '#ffe000'],
    ['on-action', '#101010'],
    ['deep', '#202080'],
    ['on-deep', '#ffffff'],
    ['field', '#ffffff'],
    ['sheet', '#ffffff'],
    ['contour', '#101010'],
  ]);
});

test('CAL-16: a series has its colour, and the text that is read on it', () => {
  const styles = lookStyles(lookOf({ ...nothing, series: { street: '#6b2bd9', the42: '#ffd400' } }));
  expect(styles).toContain('[data-series=street]{--series:#6b2bd9;--on-series:#fbf8f2}');
  expect(styles).toContain('[data-series=the42]{--series:#ffd400;--on-series:#1b1a22}');
});

test.each([
  [{ type: 'loud' }, 'size-most', '6.5rem'],
  [{ type: 'calm' }, 'size-most', '3.25rem'],
  [{ corners: 'square' }, 'radius', '0px'],
  [{ corners: 'round' }, 'radius', '14px'],
  [{ outlines: 'bold' }, 'outline-width', '2px'],
  [{ outlines: 'fine' }, 'outline-width', '1px'],
  [{ shadows: 'hard' }, 'drop-s', '4px 4px 0'],
  [{ shadows: 'none' }, 'drop-s', '0 0 0'],
  [{ pattern: 'rays' }, 'rayed', '100%'],
  [{ pattern: 'dots' }, 'rayed', '0%'],
  [{ pattern: 'dots' }, 'dotted', '100%'],
  [{ pattern: 'none' }, 'dotted', '0%'],
  [{ askew: true }, 'askew', '1'],
] as const)('FES-17: %j makes --%s %s', (given, name, value) => {
  expect(tokenOf(lookStyles(lookOf({ ...nothing, ...given })), name)).toBe(value);
});

test('FES-17: the ground of a stage is a darker shade of the night that the festival gives', () => {
  const stageOf = (colours: Record<string, string>) =>
    tokenOf(lookStyles(lookOf({ ...nothing, colours })), 'stage');
  expect([
    stageOf({}),
    stageOf({ night: '#204080' }),
    stageOf({ night: '#204080', stage: '#101010' }),
  ]).toEqual(['#131218', '#162d5a', '#101010']);
});

test('FES-17: a soft shadow of light ink would shine: a dark look has none, and a hard one keeps its own', () => {
  const dark = { paper: '#101010', ink: '#f4f4f4' };
  const drops = (['soft', 'hard'] as const).map((shadows) =>
    [{}, dark].map((colours) => tokenOf(lookStyles(lookOf({ ...nothing, colours, shadows })), 'drop-m')),
  );
  expect(drops).toEqual([
    ['0 8px 18px -10px', '0 0 0'],
    ['6px 6px 0', '6px 6px 0'],
  ]);
});

test('FES-18: a font of the folder takes the place of ours, which is then asked of nobody', () => {
  const own = lookOf({ ...nothing, fonts: { display: '/festival/song.woff2' } });
  expect([fontAddresses(calm), fontAddresses(own)]).toEqual([
    ['/fonts/bricolage-grotesque-800.woff2', '/fonts/figtree.woff2'],
    ['/festival/song.woff2', '/fonts/figtree.woff2'],
  ]);
  const urls = (look: typeof own) =>
    [...lookStyles(look).matchAll(/url\('([^']*)'\)/g)].map(([, url]) => url);
  expect([urls(calm), urls(own)]).toEqual([fontAddresses(calm), fontAddresses(own)]);
  // Any weight, since nobody knows what it holds: else a browser would thicken it by itself.
  expect(lookStyles(own)).toContain("src:url('/festival/song.woff2') format('woff2');font-weight:1 1000;");
});

test('FES-18: a drawn icon is shown as a drawing, a photo as pixels', () => {
  const [drawn, photo] = ['/festival/i.svg', '/festival/i.png'].map((icon) => lookOf({ ...nothing, icon }));
  const kinds = (look = calm) => [
    /rel="icon" href="([^"]*)"/.exec(iconLinks(look))?.[1],
    manifestIcons(look).length,
  ];
  expect([kinds(), kinds(drawn), kinds(photo)]).toEqual([
    ['/icons/favicon.svg', 3],
    ['/icons/favicon.svg', 3],
    ['/icons/icon-180.png', 2],
  ]);
});

test('FES-19: the browser learns the pictures of a look', () => {
  expect(
    pageLook(
      lookOf({ ...nothing, logo: '/festival/logo.svg', mascot: { ...figure, lost: '/festival/b.svg' } }),
    ),
  ).toEqual({
    logo: '/festival/logo.svg',
    mascot: { laughing: '/festival/a.svg', lost: '/festival/b.svg', asleep: '/festival/a.svg' },
    plates: { ink: '#1b1a22', paper: '#fbf8f2' },
  });
});
