import { beards, clothes, ears, glasses, heads, looks, mouths, noses, redNose } from './face.ts';
import { long, short } from './hair.ts';
import { hash } from './hash.ts';
import { hairs, palettes, skins, type Palette } from './inks.ts';
import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { burst, circle, print, silhouette } from './pen.ts';
import type { Motif } from './pen.ts';
import { bearded, carries, clowns, complexions, longHaired, poses } from './sitters.ts';

const pick = <T>(list: readonly T[], dice: number): T => {
  const chosen = list[dice % list.length];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

/** Glasses for two in seven. */
const spectacles = (dice: number): Motif => (dice % 7 < 2 ? pick(glasses, dice >>> 3) : []);

const face = (id: number): Motif => {
  const dice = (part: number): number => hash(id, part);
  const hair = pick(longHaired.has(id) ? long : short, dice(1));
  const beard = bearded.has(id) ? pick(beards, dice(2)) : [];
  return [
    ...hair.behind,
    ...pick(clothes, dice(3)),
    ...ears,
    ...pick(heads, dice(4)),
    ...beard,
    ...pick(mouths, dice(5)),
    ...pick(looks, dice(6)),
    ...(clowns.has(id) ? redNose : pick(noses, dice(7))),
    ...spectacles(dice(8)),
    ...hair.before,
  ];
};

const grounds = [
  'M-10 210L100 -10H210V210Z',
  circle(100, 104, 92),
  burst(100, 104, 150, 84, 14),
  'M-10 120H210V210H-10Z',
  'M0 0h28v200H0ZM56 0h28v200H56ZM112 0h28v200h-28ZM168 0h28v200h-28Z',
];

const placed = (drawing: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;

const carried = (name: MotifName | undefined, inks: Parameters<typeof print>[1]): string =>
  name === undefined
    ? ''
    : placed(silhouette(motifs[name], inks.ink), 127, 131, 0.33) +
      placed(print(motifs[name], inks), 124, 128, 0.33);

/** The sitter, the inks and the sheet of a portrait. */
interface Sitter {
  readonly subject: Motif;
  readonly inks: Parameters<typeof print>[1];
  readonly palette: Palette;
}

const sitterOf = (id: number, palette: Palette): Sitter => {
  const pose = poses[id];
  const skin = clowns.has(id) ? palette.paper : pick(skins, complexions[id] ?? hash(id, 10));
  const hair = pick(
    hairs.filter((ink) => ink !== palette.ground && ink !== skin),
    hash(id, 11),
  );
  const inks = pose === undefined ? { ...palette, a: skin, b: hair, c: palette.a } : palette;
  return { subject: pose === undefined ? face(id) : motifs[pose], inks, palette };
};

const shadowed = ({ subject, inks, palette }: Sitter, x: number, y: number, size: number): string =>
  placed(silhouette(subject, palette.ink), x + 6 * size, y + 5 * size, size) +
  placed(print(subject, inks), x, y, size);

/** The portrait of an artist: SVG of 200 × 200, a caricature that is the same every time. */
export const drawPortrait = (id: number): string => {
  const palette = pick(palettes, hash(id, 9));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<path d="M0 0H200V200H0Z" fill="${palette.ground}"/>`,
    `<path d="${pick(grounds, hash(id, 12))}" fill="${palette.second}"/>`,
    shadowed(sitterOf(id, palette), 10, 14, 0.92),
    carried(carries[id], palette),
    '</svg>',
  ].join('');
};

/** The scenery of a photo: SVG of 320 × 200, and the sitter's place and size in it. */
const sceneries: readonly {
  readonly back: (palette: Palette) => string;
  readonly at: readonly [number, number, number];
}[] = [
  {
    back: ({ second, ink, a }) =>
      `<path d="M160 -20L40 210H280Z" fill="${second}"/><path d="M0 178H320V200H0Z" fill="${ink}"/>` +
      `<path d="M0 0h34v178H0ZM286 0h34v178h-34Z" fill="${a}"/>`,
    at: [72, 18, 0.88],
  },
  {
    back: ({ second }) => `<path d="${burst(96, 100, 190, 96, 16)}" fill="${second}"/>`,
    at: [-18, 4, 1.2],
  },
  {
    back: ({ second, a }) =>
      `<path d="M0 0h320v70H0Z" fill="${second}"/><path d="M20 200V96h44v104ZM256 200V60h48v140Z" fill="${a}"/>`,
    at: [86, 8, 1.06],
  },
];

/** A photo of an artist: SVG of 320 × 200, one of two takes. */
export const drawPhoto = (id: number, take: number): string => {
  const palette = pick(palettes, hash(id, 9) + take);
  const { back, at } = pick(sceneries, hash(id, 13) + take);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">',
    `<path d="M0 0H320V200H0Z" fill="${palette.ground}"/>`,
    back(palette),
    shadowed(sitterOf(id, palette), ...at),
    '</svg>',
  ].join('');
};
