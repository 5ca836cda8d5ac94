import { expect, test } from 'vitest';
import { sampleLook } from '../testing/sampleFolder.ts';
import { sheetFor, sheetsOf } from './colours.ts';
import { openLetterings } from './fonts.ts';
import { drawSheet } from './sheet.ts';
import type { Told } from './pictureContent.ts';

const told: Told = {
  id: '1',
  title: 'Nô',
  brand: 'Chapiteau',
  dates: [],
  place: '',
  poster: null,
  look: sampleLook,
};
const sheets = sheetsOf(told.look);
const letterings = openLetterings({ display: null, text: null });
const press = { ground: sheetFor(sheets, null, '1'), letterings };
const draw = (changed: Partial<Told>): string => drawSheet({ ...told, ...changed }, null, press);

test('META-01: words are outlines of our fonts: no title is markup, and no font of the machine is asked for', () => {
  const hostile = '</svg><script>alert("1")</script><image href="http://evil.example/"/>&amp;';
  const svg = draw({ title: hostile, dates: [hostile], place: hostile });
  expect(svg.match(/<\/?[a-z]+/g)?.filter((tag) => /script|text|image/.test(tag))).toEqual([]);
  expect(svg).not.toMatch(/evil|alert|font/);
  expect(svg.match(/<\/?svg/g)).toEqual(['<svg', '</svg']);
});

test('META-01: letters that our fonts lack are left out; a title of none of them cannot be drawn', () => {
  expect(draw({ title: 'Nô 🎪 \u202e日本' })).toBe(draw({}));
  expect(() => draw({ title: '日本 🎪' })).toThrow('The title has no letter of our fonts');
});

test.each([
  [{ r: 250, g: 10, b: 20 }, '#b3240b'],
  [{ r: 0, g: 90, b: 60 }, '#00603c'],
  [{ r: 255, g: 249, b: 239 }, '#00c27a'],
  [null, '#00c27a'],
])('META-01: beside a poster of mostly %j the sheet is %s', (dominant, expected) => {
  expect(sheetFor(sheets, dominant, '1').ground).toBe(expected);
});
