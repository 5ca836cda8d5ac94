import { box, circle, ellipse, eyes } from './pen.ts';
import type { Motif } from './pen.ts';

/** Parts of a face of 200 × 200: skin is printed with `a`, clothes with `c`. */
export const heads: readonly Motif[] = [
  [['a', ellipse(100, 108, 54, 64)]],
  [['a', box(46, 46, 108, 126, 44)]],
  [['a', 'M62 58q38-30 76 0q32 60 16 92q-20 32-54 32t-54-32q-16-32 16-92Z']],
  [['a', 'M54 70q0-36 46-36t46 36v74q-6 44-46 44t-46-44Z']],
  [['a', circle(100, 110, 62)]],
  [['a', 'M44 80q0-44 56-44t56 44q-2 62-56 104q-54-42-56-104Z']],
];
export const ears: Motif = [
  ['a', circle(46, 110, 15)],
  ['a', circle(154, 110, 15)],
];
export const clothes: readonly Motif[] = [
  [
    ['a', box(78, 156, 44, 44)],
    ['c', 'M14 210q6-46 64-48q22 24 44 0q58 2 64 48Z'],
  ],
  [
    ['a', box(78, 156, 44, 44)],
    ['c', 'M14 210q6-46 86-48t86 48Z'],
    ['paper', 'M100 182l-26-22v34ZM100 182l26-22v34Z'],
  ],
  [
    ['c', 'M14 210q6-40 60-44v-12h52v12q54 4 60 44Z'],
    ['line', 'M76 168q24 10 48 0'],
  ],
  [
    ['a', box(78, 156, 44, 44)],
    ['c', 'M14 210q6-46 86-48t86 48Z'],
    ['paper', 'M78 160h44l-22 44Z'],
    ['ink', 'M94 172h12l6 30H88Z'],
  ],
];
export const looks: readonly Motif[] = [
  eyes(100, 98, 46, 15),
  [
    ['ink', circle(78, 98, 7)],
    ['ink', circle(122, 98, 7)],
    ['line', 'M64 80q12-8 24 0M112 80q12-8 24 0'],
  ],
  [['line', 'M64 100q13-18 26 0M110 100q13-18 26 0']],
  [...eyes(100, 96, 42, 19, -4)],
  [...eyes(100, 98, 46, 16), ['a', 'M60 98q2-18 17-18t17 18ZM106 98q2-18 17-18t17 18Z']],
  [...eyes(100, 98, 46, 13, 0), ['thick', 'M62 76l28 6M138 76l-28 6']],
];
export const glasses: readonly Motif[] = [
  [['line', `${circle(75, 98, 24)}${circle(125, 98, 24)}M52 96L40 92M148 96l12-4`]],
  [['line', `${box(50, 80, 42, 34, 6)}${box(108, 80, 42, 34, 6)}M92 92h16M50 92H38M150 92h12`]],
  [
    ['ink', 'M48 82h44v14q-4 20-22 20t-22-20ZM108 82h44v14q-4 20-22 20t-22-20Z'],
    ['line', 'M90 88h20M48 88H38M152 88h10'],
  ],
];
export const noses: readonly Motif[] = [
  [['a', 'M100 96q-28 36 0 40q26-4 0-40Z']],
  [['a', ellipse(100, 124, 19, 14)]],
  [['line', 'M102 96q-22 34-10 38q8 4 16-2']],
  [['a', 'M98 92q36 20 26 40q-14 10-30 2']],
  [['line', 'M90 126q10 10 20 0']],
];
export const mouths: readonly Motif[] = [
  [['line', 'M72 148q28 24 56 0']],
  [
    ['ink', 'M68 144q32 10 64 0q-4 32-32 32t-32-32Z'],
    ['paper', 'M74 146q26 8 52 0l-4 10q-22 4-44 0Z'],
  ],
  [['line', 'M78 156q24 2 42-12']],
  [
    ['paper', 'M70 144q30 8 60 0q2 22-30 24q-32-2-30-24Z'],
    ['line', 'M88 148v18M112 148v18'],
  ],
  [['ink', ellipse(100, 156, 14, 13)]],
  [['line', 'M80 156h40']],
];
export const beards: readonly Motif[] = [
  [['b', 'M46 116q8 20 24 18q30-14 60 0q16 2 24-18q4 76-54 82q-58-6-54-82Z']],
  [['b', 'M100 136q-14-12-30-4q-14 6-20 22q30 8 50-6q20 14 50 6q-6-16-20-22q-16-8-30 4Z']],
  [['b', 'M72 142q28-14 56 0l-6 8q-22-8-44 0ZM84 166h32q-2 26-16 28q-14-2-16-28Z']],
];
/** A clown's. */
export const redNose: Motif = [
  ['b', circle(100, 122, 20)],
  ['paper', circle(94, 115, 4)],
];
