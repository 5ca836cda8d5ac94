import { expect, test } from 'vitest';
import { lookOf } from '../look/look.ts';
import { drawIcon, drawName, initialsOf } from './brandSheet.ts';
import { openLetterings } from './fonts.ts';

const letterings = openLetterings({ display: null, text: null });
const nothing = { colours: {}, series: {}, fonts: {} };
const calm = lookOf({ ...nothing, colours: { action: '#803010' } });

test.each([
  ['Chapiteau', 'C'],
  ['Jazz de Sainte-Pétronille', 'JS'],
  ['L’Été en fête', 'LÉ'],
  ['le rire', 'R'],
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
