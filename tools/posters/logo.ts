import { palettes } from './inks.ts';
import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { box, burst, ellipse, print } from './pen.ts';

const marks: Readonly<Record<number, MotifName>> = {
  1: 'bell',
  2: 'coin',
  3: 'streetcar',
  4: 'egg',
  5: 'radio',
  6: 'lips',
  7: 'umbrella',
  8: 'cat',
  9: 'key',
  10: 'cone',
  11: 'moustache',
  12: 'newspaper',
};

const plates = [
  box(8, 8, 284, 144, 72),
  ellipse(150, 80, 142, 72),
  box(8, 8, 284, 144, 12),
  burst(150, 80, 78, 62, 20),
  'M150 6L292 80L150 154L8 80Z',
];

/** The mark of a sponsor: SVG of 300 × 160, without lettering. */
export const drawLogo = (id: number): string => {
  const name = marks[id];
  const palette = palettes[id % palettes.length];
  if (name === undefined || palette === undefined) throw new Error(`Sponsor ${id} has no mark`);
  const plate = `<path d="${plates[id % plates.length]}" fill="${palette.ground}" stroke="${palette.ink}" stroke-width="5"/>`;
  const mark = `<g transform="translate(94 24) scale(.56)">${print(motifs[name], palette)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 160" width="300" height="160">${plate}${mark}</svg>`;
};
