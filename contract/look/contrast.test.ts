import { expect, test } from 'vitest';
import { contrastOf, leastContrast, mixed, readableOn } from './contrast.ts';

test('FES-17: contrast as WCAG counts it', () => {
  expect([
    contrastOf('#ffffff', '#000000'),
    contrastOf('#fff', '#000'),
    contrastOf('#14101f', '#fff9ef'),
    contrastOf('#767676', '#ffffff'),
    contrastOf('#777777', '#ffffff'),
  ]).toEqual([21, 21, expect.closeTo(17.84, 1), expect.closeTo(4.54, 2), expect.closeTo(4.48, 2)]);
});

test.each([
  ['#f00', 3.998],
  ['#00ff00', 1.372],
  ['#0000ff', 8.592],
  ['#0a0a0a', 19.798],
  ['#123456', 12.717],
])('FES-17: the contrast of %s to white is %d, whichever comes first', (colour, contrast) => {
  expect([contrastOf(colour, '#fff'), contrastOf('#fff', colour)]).toEqual([
    expect.closeTo(contrast, 2),
    expect.closeTo(contrast, 2),
  ]);
});

test('FES-17: text needs a contrast of 4.5', () => {
  expect(leastContrast).toBe(4.5);
});

test('FES-17: a share of a colour in another one', () => {
  expect([
    mixed('#000000', 0, '#ffffff'),
    mixed('#000000', 1, '#ffffff'),
    mixed('#ff0000', 0.25, '#ffffff'),
    mixed('#000', 0.5, '#fff'),
    mixed('#102030', 0.1, '#000000'),
  ]).toEqual(['#ffffff', '#000000', '#ffbfbf', '#808080', '#020305']);
});

test('FES-17: the colour that is read best', () => {
  expect([
    readableOn('#ffd400', ['#14101f', '#ffffff']),
    readableOn('#1433b8', ['#14101f', '#ffffff']),
    readableOn('#ffffff', ['#767676', '#14101f', '#777777']),
    readableOn('#ffffff', ['#000', '#000000']),
    readableOn('#123456', []),
  ]).toEqual(['#14101f', '#ffffff', '#14101f', '#000', '#123456']);
});
