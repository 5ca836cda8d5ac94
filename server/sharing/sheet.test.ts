import { expect, test } from 'vitest';
import { lookOf } from '../look/look.ts';
import { sampleLook } from '../testing/sampleFolder.ts';
import { sheetFor, sheetsOf } from './colours.ts';
import { openLetterings } from './fonts.ts';
import { drawSheet } from './sheet.ts';
import type { Told } from './pictureContent.ts';
import { plainLettering } from './testing/plainLettering.ts';

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

test('META-01: the sheet beside a poster is the nearest in red, green and blue', () => {
  const inks = ['#ff0000', '#00ff00', '#0000ff'].map((ground) => ({ ground, second: ground }));
  const colours = [
    { r: 200, g: 40, b: 90 },
    { r: 40, g: 200, b: 90 },
    { r: 40, g: 90, b: 200 },
  ];
  expect(colours.map((colour) => sheetFor(inks, colour, '1').ground)).toEqual(
    inks.map(({ ground }) => ground),
  );
});

test('META-01: shows without a colour of their own differ by their ids, numbers or texts; each keeps its sheet', () => {
  const three = ['#111111', '#222222', '#333333'].map((ground) => ({ ground, second: ground }));
  const grounds = (...ids: string[]) => ids.map((id) => sheetFor(three, null, id).ground);
  expect(grounds('0', '1', '2', '3', '30')).toEqual(['#111111', '#222222', '#333333', '#111111', '#111111']);
  expect(grounds('a', 'b', 'c', 'a', '1234567890')).toEqual([
    '#222222',
    '#333333',
    '#111111',
    '#222222',
    '#111111',
  ]);
  expect(grounds('1a', '1b', '1c', '2-1')).toEqual(['#333333', '#111111', '#222222', '#111111']);
});

test('FES-17: a look has a sheet for each of its inks, lighter in its rays where it has some', () => {
  const nothing = { series: { street: '#202020', other: '#101010' }, fonts: {} };
  const inks = { accent: '#101010', support: '#303030', highlight: '#404040' };
  const colours = { ...inks, deep: '#505050', alert: '#606060', link: '#707070' };
  const told = (pattern: 'rays' | 'dots') => sheetsOf(lookOf({ ...nothing, colours, pattern }));
  const grounds = ['10', '30', '40', '50', '60', '20', '70'].map((pair) => `#${pair.repeat(3)}`);
  expect(told('dots')).toEqual(grounds.map((ground) => ({ ground, second: ground })));
  const lighter = ['40', '59', '66', '73', '80', '4d', '8d'].map((pair) => `#${pair.repeat(3)}`);
  expect(told('rays')).toEqual(grounds.map((ground, at) => ({ ground, second: lighter[at] })));
});

/** A drawing without the lines of its letters and rays. */
const shapesIn = (svg: string): string[] =>
  svg.replaceAll(/ d="M[^"]+"/g, ' d="…"').match(/<\/?(?:g|rect|image|path)[^>]*>/g) ?? [];

test('META-01: the poster lies on the sheet, the festival’s name on the poster, the words on both', () => {
  const poster = { kind: 'poster', href: 'data:image/jpeg;base64,AAAA' } as const;
  const { ink, paper, highlight } = sampleLook.colours;
  const frame = 'x="590" y="54" width="576" height="360"';
  const sticker = 'x="746" y="492" width="377" height="102" rx="4"';
  const panel = 'x="44" y="176" width="610" height="278.08" rx="4"';
  const words = `<path d="…" fill="${ink}"/>`;
  expect(shapesIn(drawSheet({ ...told, dates: ['Fri 16 Jul'], place: 'Velvet' }, poster, press))).toEqual([
    `<rect width="1200" height="630" fill="${press.ground.ground}"/>`,
    `<path d="…" fill="${press.ground.second}"/>`,
    '<g transform="rotate(2.4 878 234)">',
    `<rect ${frame} fill="${ink}" transform="translate(10 10)"/>`,
    `<image ${frame} preserveAspectRatio="xMidYMid slice" href="${poster.href}"/>`,
    `<rect ${frame} fill="none" stroke="${ink}" stroke-width="6"/>`,
    '</g>',
    '<g transform="rotate(-3 746 556)">',
    `<rect ${sticker} fill="${ink}" transform="translate(8 8)"/>`,
    `<rect ${sticker} fill="${highlight}" stroke="${ink}" stroke-width="6"/>`,
    words,
    '</g>',
    `<rect ${panel} fill="${ink}" transform="translate(10 10)"/>`,
    `<rect ${panel} fill="${paper}" stroke="${ink}" stroke-width="6"/>`,
    words,
    words,
    `<path d="…" fill="${ink}" stroke="${ink}" stroke-width="0.9"/>`,
  ]);
});

test('META-01: without a poster the words have the whole sheet; a calm look has no shadow, and nothing is askew', () => {
  const look = lookOf({ colours: {}, series: {}, fonts: {}, corners: 'round' });
  const { ink, paper } = look.colours;
  const flat = { ...press, ground: { ground: '#00c27a', second: '#00c27a' } };
  expect(shapesIn(drawSheet({ ...told, look, brand: '日本' }, null, flat))).toEqual([
    '<rect width="1200" height="630" fill="#00c27a"/>',
    expect.stringMatching(
      `^<rect x="44" y="237" width="1112" height="156\\.\\d+" rx="24" fill="${paper}" stroke="${ink}" stroke-width="2"/>$`,
    ),
    `<path d="…" fill="${ink}"/>`,
  ]);
});

test('META-01: without a poster the festival’s name lies on the words', () => {
  const { paper, highlight } = sampleLook.colours;
  const fills = [...draw({}).matchAll(/<rect [^>]*fill="([^"]+)" stroke/g)].map(([, fill]) => fill);
  expect(fills).toEqual([paper, highlight]);
});

test('META-01: each line of a picture has its place, its size and its font: the title, two dates, how many more, the place', () => {
  const letters = { display: plainLettering('display'), text: plainLettering('text') };
  const svg = drawSheet(
    { ...told, title: 'Les Nuits', dates: ['Fri 16 Jul', 'Sat 17 Jul', '+ 2 more'], place: 'Velvet' },
    null,
    { ...press, letterings: letters },
  );
  const lines = [...svg.matchAll(/<path d="(\w+ [^"]* of \d+);"[^>]*?( stroke-width="[\d.]+")?\/>/g)];
  expect(lines.map(([, line, weight]) => [line, weight !== undefined])).toEqual([
    ['display Les Nuits at 84 240.1 of 92', false],
    ['display Fri 16 Jul at 84 310.1 of 36', false],
    ['display Sat 17 Jul at 84 356.1 of 36', false],
    ['text + 2 more at 84 398.1 of 29', true],
    ['text Velvet at 84 450.1 of 31', true],
    ['display Chapiteau at 772 560.0 of 64', false],
  ]);
});

test.each([
  ['without a poster, beside the festival’s name', null, 41],
  ['beside a poster, within their panel', { kind: 'poster', href: 'data:,' } as const, 34],
])('META-01: lines below a title end in good time: %s', (_, poster, letters) => {
  const place = 'a'.repeat(60);
  const svg = drawSheet({ ...told, title: 'Nô', place }, poster, {
    ...press,
    letterings: { display: plainLettering('display'), text: plainLettering('text') },
  });
  expect(/text (\S+) at/.exec(svg)?.[1]).toBe(`${'a'.repeat(letters - 1)}…`);
});
