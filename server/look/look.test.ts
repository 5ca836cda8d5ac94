import { expect, test } from 'vitest';
import { coloursOf, sparkOf } from './colours.ts';
import { fontAddresses, fontFaces } from './fonts.ts';
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

test('FES-18: one font of the folder for all text is asked for once, and so is one for words alone beside ours', () => {
  const [one, words] = [
    { display: '/festival/song.woff2', text: '/festival/song.woff2' },
    { text: '/festival/song.woff2' },
  ].map((fonts) => fontAddresses(lookOf({ ...nothing, fonts })));
  expect([one, words]).toEqual([
    ['/festival/song.woff2'],
    ['/fonts/bricolage-grotesque-800.woff2', '/festival/song.woff2'],
  ]);
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

/** The values of a look, by their names in CSS. */
const valuesOf = (given: Parameters<typeof lookOf>[0]): Record<string, string> => {
  const [, values = ''] = /:root\{([^}]*);\}/.exec(lookStyles(lookOf(given))) ?? [];
  return Object.fromEntries(
    values.split(';').map((one): [string, string] => {
      const [name = '', value = ''] = one.split(/:(.*)/);
      return [name.replace('--', ''), value];
    }),
  );
};

const colours = {
  paper: '#fffdf0',
  ink: '#101018',
  action: '#0a5c4a',
  highlight: '#ffd400',
  accent: '#ff8ac4',
  support: '#00c27a',
  tint: '#f4f0e0',
  muted: '#5b5568',
  link: '#1433b8',
  deep: '#ffe0a0',
  alert: '#ff9b85',
  stage: '#0b0714',
  night: '#e0e0ff',
};

test('FES-17: every value of a look that says all of it', () => {
  const bold = { corners: 'round', outlines: 'bold', shadows: 'hard', pattern: 'rays', askew: true } as const;
  expect(valuesOf({ ...nothing, ...bold, type: 'loud', colours })).toEqual({
    'color-scheme': 'light',
    ...colours,
    'on-action': '#fffdf0',
    'on-deep': '#101018',
    'on-alert': '#101018',
    'on-stage': '#fffdf0',
    'on-night': '#101018',
    'on-muted': '#fffdf0',
    sheet: '#fffdf0',
    contour: '#101018',
    mark: '#ffd400',
    pop: '#ff8ac4',
    field: '#ffffff',
    plate: '#fffdf0',
    spark: '#fffdf0',
    'size-most': '6.5rem',
    'size-hero': 'min(clamp(2.75rem, 1.4rem + 5.8vw, 6.5rem), 11.5vw)',
    'size-h1': 'min(clamp(2.25rem, 1.6rem + 2.7vw, 4rem), 11.5vw)',
    'size-h2': 'min(clamp(1.75rem, 1.48rem + 1.15vw, 2.5rem), 10vw)',
    'size-h3': 'min(clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem), 9vw)',
    'size-day': 'clamp(3.5rem, 2.6rem + 3.8vw, 6rem)',
    radius: '14px',
    round: '999px',
    'drop-s': '4px 4px 0',
    'drop-m': '6px 6px 0',
    'drop-l': '8px 8px 0',
    'drop-edge': '8px 8px 0 2px',
    misprint: '1',
    dotted: '100%',
    rayed: '100%',
    'outline-width': '2px',
    askew: '1',
    display: "'Display','Display fallback',sans-serif",
    text: "'Text','Text fallback',sans-serif",
  });
});

test.each<[Partial<Parameters<typeof lookOf>[0]>, Record<string, string>]>([
  [
    { type: 'usual' },
    {
      'size-most': '4.5rem',
      'size-hero': 'min(clamp(2.5rem, 1.6rem + 3.8vw, 4.75rem), 11.5vw)',
      'size-h1': 'min(clamp(2.125rem, 1.7rem + 1.8vw, 3.25rem), 11.5vw)',
      'size-h2': 'min(clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem), 10vw)',
      'size-h3': 'min(clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem), 9vw)',
      'size-day': 'clamp(3rem, 2.4rem + 2.6vw, 4.75rem)',
    },
  ],
  [
    { type: 'calm' },
    {
      'size-most': '3.25rem',
      'size-hero': 'min(clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem), 11vw)',
      'size-h1': 'min(clamp(1.875rem, 1.6rem + 1.15vw, 2.625rem), 11vw)',
      'size-h2': 'min(clamp(1.5rem, 1.38rem + 0.5vw, 1.8125rem), 10vw)',
      'size-h3': 'min(clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem), 9vw)',
      'size-day': 'clamp(2.5rem, 2.1rem + 1.7vw, 3.625rem)',
    },
  ],
  [{ corners: 'square' }, { radius: '0px', round: '0px' }],
  [{ corners: 'soft' }, { radius: '4px', round: '999px' }],
  [
    { shadows: 'soft' },
    {
      'drop-s': '0 4px 10px -6px',
      'drop-m': '0 8px 18px -10px',
      'drop-l': '0 14px 30px -16px',
      'drop-edge': '0 0 0',
      misprint: '0',
    },
  ],
  [
    { shadows: 'none' },
    { 'drop-s': '0 0 0', 'drop-m': '0 0 0', 'drop-l': '0 0 0', 'drop-edge': '0 0 0', misprint: '0' },
  ],
  [{ pattern: 'dots' }, { dotted: '100%', rayed: '0%' }],
  [{ colours: { paper: '#101010', ink: '#f4f4f4' } }, { 'color-scheme': 'dark', field: '#000000' }],
])('FES-17: a look of %o has %o', (given, values) => {
  expect(valuesOf({ ...nothing, ...given })).toMatchObject(values);
});

test('FES-17: the colours that nobody gave, of a page by day', () => {
  const { paper, ink, action, ...made } = coloursOf({});
  expect([paper, ink, action]).toEqual(['#fbf8f2', '#1b1a22', '#0f5257']);
  expect(made).toEqual({
    tint: '#eaece7',
    support: '#dfe4df',
    highlight: '#d1dad6',
    accent: '#c2d0cd',
    muted: '#5a585c',
    link: '#0f5257',
    deep: '#0f5257',
    alert: '#b3240b',
    night: '#1b1a22',
    stage: '#131218',
  });
});

test('FES-17: the colours that nobody gave, of a page by night', () => {
  expect(coloursOf({ paper: '#101418', ink: '#f4f1ea' })).toEqual({
    paper: '#101418',
    ink: '#f4f1ea',
    action: '#0f5257',
    tint: '#10181c',
    support: '#101b20',
    highlight: '#101f23',
    accent: '#102327',
    muted: '#b4b3af',
    link: '#f4f1ea',
    deep: '#f4f1ea',
    alert: '#ff9b85',
    night: '#101418',
    stage: '#0b0e11',
  });
});

const [yellow, green, pink, black] = ['#ffd400', '#7fd6c2', '#ff8ac4', '#202020'];
test.each([
  [{ highlight: yellow, action: green, accent: pink }, yellow],
  [{ highlight: black, action: green, accent: pink }, green],
  [{ highlight: black, action: black, accent: pink }, pink],
  [{ highlight: black, action: black, accent: black }, '#fbf8f2'],
  [{ highlight: black, action: black, accent: black, paper: '#101010', ink: '#eeeeee' }, '#eeeeee'],
  // Read on the stage alone.
  [{ highlight: yellow, action: black, accent: black, night: '#fff7d0', stage: '#101010' }, '#fbf8f2'],
])('FES-17: of the colours %o the first that is read on both dark grounds marks them: %s', (given, spark) => {
  expect(sparkOf(coloursOf(given))).toBe(spark);
});

test('FES-17: dark words stand on the lighter of ink and paper, light ones on the night, in a dark look too', () => {
  const platesOf = (given: Record<string, string>) => pageLook(lookOf({ ...nothing, colours: given })).plates;
  expect([
    platesOf({ night: '#204080' }),
    platesOf({ paper: '#101418', ink: '#f4f1ea', night: '#204080' }),
  ]).toEqual([
    { ink: '#204080', paper: '#fbf8f2' },
    { ink: '#204080', paper: '#f4f1ea' },
  ]);
});

test('FES-17: of links and deep grounds the one that a festival gives says nothing of the other', () => {
  const made = [{ link: '#123456' }, { deep: '#123456' }, { action: '#ffe000' }, { ink: '#222222' }].map(
    (given) => coloursOf(given),
  );
  expect(made.map(({ link, deep }) => [link, deep])).toEqual([
    ['#123456', '#0f5257'],
    ['#0f5257', '#123456'],
    ['#1b1a22', '#1b1a22'],
    ['#0f5257', '#0f5257'],
  ]);
});

test('FES-17: an alert that nobody gave is light where the red cannot be read on the paper, or on the tint alone', () => {
  const alerts = [{}, { paper: '#000000', tint: '#ffffff' }, { paper: '#ffffff', tint: '#7a2a1a' }].map(
    (given) => coloursOf(given).alert,
  );
  expect(alerts).toEqual(['#b3240b', '#ff9b85', '#ff9b85']);
});

test('FES-18: the head of a page and the manifest name the icons, each with its kind and size', () => {
  const [drawn, photo] = ['/festival/i.svg', '/festival/i.webp'].map((icon) => lookOf({ ...nothing, icon }));
  const touch = '<link rel="apple-touch-icon" href="/icons/icon-180.png">';
  expect([drawn, photo].map((look = calm) => iconLinks(look))).toEqual([
    `<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">\n${touch}`,
    `<link rel="icon" href="/icons/icon-180.png" type="image/png">\n${touch}`,
  ]);
  const pixels = [
    { src: '/icons/icon-180.png', sizes: '180x180', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  ];
  expect([drawn, photo].map((look = calm) => manifestIcons(look))).toEqual([
    [{ src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...pixels],
    pixels,
  ]);
});

test('FES-18: our fonts take the room of what a browser has until they arrive, those of the folder do not', () => {
  const face = (name: string, href: string, weight: string): string =>
    `@font-face{font-family:'${name}';src:url('${href}') format('woff2');font-weight:${weight};font-display:swap}`;
  const standIn = (name: string, style: string, weight: number, sizes: readonly [string, string, string]) =>
    `@font-face{font-family:'${name} fallback';src:local('Arial${style}'),local('Liberation Sans${style}');` +
    `font-weight:${weight};size-adjust:${sizes[0]};ascent-override:${sizes[1]};descent-override:${sizes[2]}}`;
  const text = [
    face('Text', '/fonts/figtree.woff2', '400 700'),
    standIn('Text', '', 400, ['99.9%', '95.1%', '25%']),
    standIn('Text', ' Bold', 700, ['103%', '92.2%', '24.3%']),
  ];
  const display = [
    face('Display', '/fonts/bricolage-grotesque-800.woff2', '800'),
    standIn('Display', ' Bold', 800, ['102.3%', '90.9%', '26.4%']),
  ];
  const own = lookOf({ ...nothing, fonts: { display: '/festival/song.woff2' } });
  expect([fontFaces(calm), fontFaces(own)]).toEqual([
    [...display, ...text].join(''),
    [face('Display', '/festival/song.woff2', '1 1000'), ...text].join(''),
  ]);
});
