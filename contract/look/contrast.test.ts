import { expect, test } from 'vitest';
import { contrastOf, mixed, readableOn } from './contrast.ts';

test('FES-17: contrast as WCAG counts it', () => {
  expect([
    contrastOf('#ffffff', '#000000'),
    contrastOf('#fff', '#000'),
    contrastOf('#14101f', '#fff9ef'),
    contrastOf('#767676', '#ffffff'),
    contrastOf('#777777', '#ffffff'),
  ]).toEqual([21, 21, expect.closeTo(17.84, 1), expect.closeTo(4.54, 2), expect.closeTo(4.48, 2)]);
});

test('FES-17: a share of a colour in another one', () => {
  expect([
    mixed('#000000', 0, '#ffffff'),
    mixed('#000000', 1, '#ffffff'),
    mixed('#ff0000', 0.25, '#ffffff'),
    mixed('#000', 0.5, '#fff'),
  ]).toEqual(['#ffffff', '#000000', '#ffbfbf', '#808080']);
});

test('FES-17: the colour that is read best', () => {
  expect([
    readableOn('#ffd400', ['#14101f', '#ffffff']),
    readableOn('#1433b8', ['#14101f', '#ffffff']),
  ]).toEqual(['#14101f', '#ffffff']);
});
