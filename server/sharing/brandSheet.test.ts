import { expect, test } from 'vitest';
import { lookOf } from '../look/look.ts';
import { drawIcon, drawName, initialsOf } from './brandSheet.ts';
import { openLetterings } from './fonts.ts';
import { plainLettering } from './testing/plainLettering.ts';

const letterings = openLetterings({ display: null, text: null });
const nothing = { colours: {}, series: {}, fonts: {} };
const calm = lookOf({ ...nothing, colours: { action: '#803010' } });

test.each([
  ['Chapiteau', 'C'],
  ['Jazz de Sainte-Pétronille', 'JS'],
  ['L’Été en fête', 'LÉ'],
  ['le rire', 'R'],
  ['Fête des neiges', 'FN'],
  ['Jazz sur une île', 'J'],
  ['100 voix', '1V'],
  ['été', 'É'],
  ['— 🎪 —', ''],
])('FES-18: the first letters of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('FES-18: an icon is letters on what one presses, in the corners of the look', () => {
  const [soft, round] = [calm, { ...calm, corners: 'round' as const }].map((look) =>
    drawIcon('Jazz d’ici', look, letterings),
  );
  expect(soft).toMatch(
    /<rect width="512" height="512" rx="72" fill="#803010"\/><path d="M[^"]+" fill="#fbf8f2"\/>/,
  );
  expect(round).toContain('rx="256"');
});

test('FES-18: a name that our font cannot write leaves a ground, and no error', () => {
  expect(drawIcon('日本 🎪', calm, letterings)).toContain('<path d="" fill="#fbf8f2"/>');
  expect(drawName('日本 🎪', null, calm, letterings)).toContain('fill="#803010"');
});

test('FES-18: a picture of the festival has no words but outlines, and rays where the look has them', () => {
  const figure = { kind: 'figure', href: 'data:image/png;base64,AAAA' } as const;
  const loud = lookOf({ ...nothing, pattern: 'rays' });
  const [plain, drawn] = [
    drawName('Jazz', null, calm, letterings),
    drawName('Jazz', figure, loud, letterings),
  ];
  expect([plain.match(/<(text|image)/g), drawn.match(/<image[^>]*>/g)?.length]).toEqual([null, 1]);
  expect(drawn.length).toBeGreaterThan(plain.length);
});

/** A drawing without the lines of its letters and rays. */
const shapesOf = (svg: string): string[] => svg.replaceAll(/ d="M[^"]+"/g, ' d="…"').split(/(?=<)/);
const sheet = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">';

test('FES-18: a picture of the festival is its name on what one presses, above a line', () => {
  expect(shapesOf(drawName('Jazz', null, calm, letterings))).toEqual([
    sheet,
    '<rect width="1200" height="630" fill="#803010"/>',
    '<path d="…" fill="#fbf8f2"/>',
    '<rect x="100" y="540" width="1000" height="4" fill="#fbf8f2"/>',
    '</svg>',
  ]);
});

test('FES-18: with a figure it is the name beside it, on the rays of the accent', () => {
  const loud = lookOf({
    ...nothing,
    colours: { accent: '#204080', action: '#803010' },
    pattern: 'rays',
    outlines: 'bold',
  });
  const figure = { kind: 'figure', href: 'data:image/png;base64,AAAA' } as const;
  expect(shapesOf(drawName('Jazz', figure, loud, letterings))).toEqual([
    sheet,
    '<rect width="1200" height="630" fill="#204080"/>',
    '<path d="…" fill="#4d6699"/>',
    '<image x="740" y="115" width="400" height="400" href="data:image/png;base64,AAAA"/>',
    '<path d="…" fill="#fbf8f2"/>',
    '</svg>',
  ]);
});

test.each([
  ['square', '0'],
  ['soft', '72'],
  ['round', '256'],
] as const)('FES-18: the corners of an icon are %s', (corners, radius) => {
  expect(shapesOf(drawIcon('Jazz d’ici', { ...calm, corners }, letterings))).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="${radius}" fill="#803010"/>`,
    '<path d="…" fill="#fbf8f2"/>',
    '</svg>',
  ]);
});

test('FES-18: the letters of an icon and the lines of a name stand in the middle', () => {
  const written = { display: plainLettering('display'), text: plainLettering('text') };
  const pathIn = (svg: string): string | undefined => /<path d="([^"]*of[^"]*)"/.exec(svg)?.[1];
  expect([
    pathIn(drawIcon('Rires du Nord', calm, written)),
    pathIn(drawName('Jazz', null, calm, written)),
    pathIn(drawName('Rires du Nord', null, calm, written)),
  ]).toEqual([
    'display RN at 86 375.0 of 340;',
    'display Jazz at 100 381.5 of 190;',
    'display Rires at 100 286.5 of 190;display du Nord at 100 476.5 of 190;',
  ]);
});
