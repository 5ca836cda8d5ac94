import { describe, expect, test } from 'vitest';
import { coloursOf, sparkOf, textOn } from './colours.ts';
import { contrastOf } from '#contract/look/contrast.ts';
import { pairs, unreadablePairs } from './unreadable.ts';

const everyPair = pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));
const found = (given: Record<string, string>): string[] =>
  unreadablePairs(given).map(({ text, ground }) => `${text} on ${ground}`);

describe.each(everyPair)('%s on %s', (text, ground) => {
  test('FES-17: a contrast of 4.54 can be read, one of 4.48 cannot', () => {
    const pair = `${text} on ${ground}`;
    expect(found({ [ground]: '#ffffff', [text]: '#767676' })).not.toContain(pair);
    expect(found({ [ground]: '#ffffff', [text]: '#777777' })).toContain(pair);
  });
});

test('FES-17: each colour of text is looked at on every ground where it stands', () => {
  const grounds = ['paper', 'tint', 'highlight', 'accent', 'support'];
  const texts = ['ink', 'muted', 'link', 'alert'];
  const readable = Object.fromEntries([
    ...grounds.map((ground) => [ground, '#ffffff']),
    ...texts.map((text) => [text, '#111111']),
  ]);
  expect([readable, ...texts.map((text) => ({ ...readable, [text]: '#777777' }))].map(found)).toEqual([
    [],
    // Where the ink cannot be read on white, fields are black.
    [...grounds.map((ground) => `ink on ${ground}`), 'alert on field'],
    ['muted on paper', 'muted on tint'],
    ['link on paper', 'link on tint'],
    ['alert on paper', 'alert on tint', 'alert on field'],
  ]);
});

test('FES-17: alerts are read on the ground of fields', () => {
  expect([found({ paper: '#ffffff', tint: '#ffffff', alert: '#777777' }), found({})]).toEqual([
    ['alert on paper', 'alert on tint', 'alert on field'],
    [],
  ]);
});

test('FES-17: a contrast is told exactly', () => {
  expect(unreadablePairs({ paper: '#ffffff', tint: '#ffffff', link: '#777777' })).toEqual([
    { text: 'link', ground: 'paper', contrast: expect.closeTo(4.478, 3) },
    { text: 'link', ground: 'tint', contrast: expect.closeTo(4.478, 3) },
  ]);
});

const levels = [0, 0x33, 0x66, 0x77, 0x99, 0xcc, 0xff].map((level) => level.toString(16).padStart(2, '0'));
const cube = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

test('FES-17: whatever colour one presses, its text is read, and so is the rest of the look', () => {
  expect(cube.filter((action) => unreadablePairs({ action }).length > 0)).toEqual([]);
  const colours = coloursOf({});
  expect(cube.filter((ground) => contrastOf(textOn(ground, colours), ground) < 4.5)).toEqual([]);
});

test.each([
  ['by day', { paper: '#ffffff', ink: '#111111' }],
  ['by night', { paper: '#101418', ink: '#f4f1ea' }],
])('FES-17: what is pressed gives the colours that nobody gave, %s', (_, given) => {
  expect(cube.filter((action) => unreadablePairs({ ...given, action }).length > 0)).toEqual([]);
  const unread = cube.filter((action) => {
    const colours = coloursOf({ ...given, action });
    const spark = sparkOf(colours);
    return Math.min(contrastOf(spark, colours.night), contrastOf(spark, colours.stage)) < 4.5;
  });
  expect(unread).toEqual([]);
});
