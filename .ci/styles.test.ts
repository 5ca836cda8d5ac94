import { globSync, readFileSync } from 'node:fs';
import { transform, type CssColor, type MediaCondition, type MediaFeatureValue } from 'lightningcss';
import { expect, test } from 'vitest';
import { lookOf } from '#server/look/look.ts';
import { lookStyles } from '#server/look/tokens.ts';

/** Window widths at which the layout may change, in pixels (docs/requirements.md, A22). */
const breakpoints = [575, 576, 767, 768, 780, 800, 992, 1200, 1400];

/** The style sheets that name the colours: the site's, and the one of the test report. */
const named = ['src/shell/styles/tokens.css', 'e2e/qa/report/tokens.css'];

const isBreakpoint = (value: MediaFeatureValue): boolean =>
  value.type === 'length' &&
  value.value.type === 'value' &&
  value.value.value.unit === 'px' &&
  breakpoints.includes(value.value.value.value);

/** The values that a condition compares the window's width with. */
const widthsIn = (condition: MediaCondition): MediaFeatureValue[] => {
  if (condition.type === 'not') return widthsIn(condition.value);
  if (condition.type === 'operation') return condition.conditions.flatMap(widthsIn);
  if (condition.type !== 'feature' || condition.value.name !== 'width') return [];
  const feature = condition.value;
  if (feature.type === 'interval') return [feature.start, feature.end];
  return feature.type === 'boolean' ? [] : [feature.value];
};

/** System colours, `currentcolor` and `transparent` need no name. */
const isColour = (colour: CssColor): boolean =>
  typeof colour !== 'string' && colour.type !== 'currentcolor' && !('alpha' in colour && colour.alpha === 0);

/** Counts the colours of a style sheet that should be tokens, and the widths that are no breakpoints. */
const faultsOf = (code: string): { colours: number; widths: number } => {
  const faults = { colours: 0, widths: 0 };
  transform({
    filename: 'sheet.module.css',
    code: Buffer.from(code),
    cssModules: true,
    visitor: {
      Color: (colour) => {
        if (isColour(colour)) faults.colours += 1;
      },
      MediaQuery: ({ condition }) => {
        if (condition) faults.widths += widthsIn(condition).filter((value) => !isBreakpoint(value)).length;
      },
    },
  });
  return faults;
};

const sheets = globSync('{src,public,e2e}/**/*.css');
const none = { colours: 0, widths: 0 };
const faulty = (of: (sheet: string) => boolean) =>
  sheets
    .filter(of)
    .map((sheet) => [sheet, faultsOf(readFileSync(sheet, 'utf8'))] as const)
    .filter(([, { colours, widths }]) => colours + widths > 0);

test('every colour has a name in tokens.css, every breakpoint is one of the requirements’', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(faulty((sheet) => !named.includes(sheet))).toEqual([]);
});

test('tokens.css has breakpoints of the requirements, too', () => {
  expect(faulty((sheet) => named.includes(sheet)).map(([, { widths }]) => widths)).toEqual([0, 0]);
});

/** Names of custom properties that a text reads or writes. */
const read = (text: string): string[] =>
  [...text.matchAll(/var\(\s*--([\w-]+)\s*\)/g)].map(([, name = '']) => name);
const written = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])--([\w-]+)\s*:/g)].map(([, name = '']) => name);

test('every name that a style sheet reads without a substitute is written: in one, in the look, or by a component', () => {
  const ours = sheets
    .filter((sheet) => !sheet.startsWith('e2e/'))
    .map((sheet) => readFileSync(sheet, 'utf8'));
  const components = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'--([\w-]+)'/g)].map(([, name = '']) => name),
  );
  const look = lookStyles(lookOf({ colours: {}, series: {}, fonts: {} }));
  const known = new Set([...ours.flatMap(written), ...written(look), ...components]);
  const asked = new Set(ours.flatMap(read));
  expect(asked.size).toBeGreaterThan(60);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});

test('code asks for breakpoints of the requirements', () => {
  const asked = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(/\((?:min-|max-)?width\s*[:<>=]+\s*(\d+)px\)/g)
      .map(([, width]) => [file, Number(width)] as const)
      .toArray(),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(([, width]) => !breakpoints.includes(width))).toEqual([]);
});

test.each([
  ['a hex colour', 'a { color: #14101f }', { colours: 1, widths: 0 }],
  ['one with transparency', 'a { background: #14101f80 }', { colours: 1, widths: 0 }],
  ['rgb()', 'a { color: rgb(20 16 31) }', { colours: 1, widths: 0 }],
  ['hsl()', 'a { color: hsl(60 50% 50%) }', { colours: 1, widths: 0 }],
  ['oklch()', 'a { color: oklch(40% 0.2 120) }', { colours: 1, widths: 0 }],
  ['a colour’s name', 'a { color: red }', { colours: 1, widths: 0 }],
  ['one in a gradient', 'a { background: linear-gradient(var(--a), #fff) }', { colours: 1, widths: 0 }],
  ['one in a custom property', 'a { --tone: #ffd400 }', { colours: 1, widths: 0 }],
  ['one of a nested rule', 'a { &:hover { color: #000 } }', { colours: 1, widths: 0 }],
  ['another breakpoint', '@media (width >= 600px) { a { top: 0 } }', { colours: 0, widths: 1 }],
  ['one in rem', '@media (width < 48rem) { a { top: 0 } }', { colours: 0, widths: 1 }],
  ['one in the old spelling', '@media (max-width: 600px) { a { top: 0 } }', { colours: 0, widths: 1 }],
  ['two', '@media (600px <= width < 700px) { a { top: 0 } }', { colours: 0, widths: 2 }],
  [
    'one among others',
    '@media print, (scripting: none) and (width < 799px) { a { top: 0 } }',
    { colours: 0, widths: 1 },
  ],
])('control: %s is told', (_, code, faults) => {
  expect(faultsOf(code)).toEqual(faults);
});

test.each([
  ['a token', 'a { color: var(--ink); --tone: var(--mark) }'],
  ['no colour', 'a { color: currentcolor; background: linear-gradient(transparent, var(--ink)) }'],
  ['a colour of the system', '@media (forced-colors: active) { a { color: CanvasText } }'],
  ['a breakpoint', '@media (width >= 768px) and (height < 30em) { a { top: 0 } }'],
  ['the width of a container', '@container (width < 14rem) { a { top: 0 } }'],
])('control: %s is not', (_, code) => {
  expect(faultsOf(code)).toEqual(none);
});
