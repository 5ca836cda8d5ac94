import type { Scene } from './scene.ts';

/** HOM-03: 16:7 for desktops, with the words at the left; 4:5 for phones, with the words below. */
const wide = { cut: [0, 75, 800, 350], pixels: [1600, 700] } as const;
const tall = { cut: [200, 0, 400, 500], pixels: [800, 1000] } as const;

const hero: readonly Scene[] = [
  {
    name: 'hero-alley-wide',
    palette: 3,
    ground: 1,
    ...wide,
    cast: [
      ['pigeon', 735, 150, 0.5, 8],
      ['microphone', 690, 300, 1, 14],
      ['raccoon', 560, 275, 1.55, -4],
    ],
  },
  {
    name: 'hero-alley-tall',
    palette: 3,
    ground: 1,
    ...tall,
    cast: [
      ['pigeon', 535, 60, 0.5, 8],
      ['microphone', 515, 190, 0.75, 14],
      ['raccoon', 385, 145, 1.2, -4],
    ],
  },
  {
    name: 'hero-outdoors-wide',
    palette: 1,
    ground: 4,
    ...wide,
    cast: [
      ['duck', 730, 330, 0.75, 10],
      ['megaphone', 470, 175, 0.85, -16],
      ['clown', 605, 260, 1.5, 5],
    ],
  },
  {
    name: 'hero-outdoors-tall',
    palette: 1,
    ground: 4,
    ...tall,
    cast: [
      ['megaphone', 275, 75, 0.6, -16],
      ['duck', 525, 205, 0.7, 10],
      ['clown', 400, 145, 1.2, 5],
    ],
  },
  {
    name: 'hero-passes-wide',
    palette: 5,
    ground: 0,
    ...wide,
    cast: [
      ['star', 730, 145, 0.7, 12],
      ['cat', 700, 320, 0.85, 6],
      ['tent', 545, 250, 1.5, -4],
    ],
  },
  {
    name: 'hero-passes-tall',
    palette: 5,
    ground: 0,
    ...tall,
    cast: [
      ['star', 540, 60, 0.55, 12],
      ['cat', 520, 215, 0.7, 6],
      ['tent', 390, 145, 1.25, -4],
    ],
  },
  {
    name: 'hero-toronto-wide',
    palette: 8,
    ground: 3,
    ...wide,
    cast: [
      ['chair', 490, 320, 0.8, -8],
      ['bell', 715, 160, 0.7, 14],
      ['streetcar', 620, 260, 1.45, 3],
    ],
  },
  {
    name: 'hero-toronto-tall',
    palette: 8,
    ground: 3,
    ...tall,
    cast: [
      ['bell', 530, 70, 0.55, 14],
      ['streetcar', 395, 150, 1.25, 3],
    ],
  },
  {
    name: 'hero-online-wide',
    palette: 6,
    ground: 10,
    ...wide,
    cast: [
      ['cloud', 480, 150, 0.8, -6],
      ['sock', 725, 320, 0.8, 14],
      ['laptop', 605, 265, 1.5, -3],
    ],
  },
  {
    name: 'hero-online-tall',
    palette: 6,
    ground: 10,
    ...tall,
    cast: [
      ['cloud', 285, 65, 0.6, -6],
      ['sock', 530, 215, 0.6, 14],
      ['laptop', 400, 145, 1.2, -3],
    ],
  },
];

/** HOM-10: the four widths of tiles. */
const full = { cut: [0, 115, 800, 270], pixels: [1320, 446] } as const;
const third = { cut: [100, 25, 600, 450], pixels: [640, 480] } as const;
const fourth = { cut: [150, 0, 500, 500], pixels: [480, 480] } as const;
const fifth = { cut: [200, 0, 400, 500], pixels: [400, 500] } as const;

const tiles: readonly Scene[] = [
  {
    name: 'tile-street',
    palette: 7,
    ground: 8,
    ...full,
    cast: [
      ['bicycle', 330, 250, 1, -6],
      ['mime', 560, 245, 1.2, 4],
      ['juggling', 710, 240, 0.9, 10],
      ['cone', 430, 300, 0.6, -8],
    ],
  },
  { name: 'tile-galas', palette: 6, ground: 0, ...third, cast: [['tophat', 400, 230, 1.9, -6]] },
  { name: 'tile-galas-hover', palette: 5, ground: 0, ...third, cast: [['lips', 400, 230, 2, 6]] },
  { name: 'tile-impro', palette: 4, ground: 2, ...third, cast: [['chicken', 400, 235, 1.9, 5]] },
  { name: 'tile-music', palette: 0, ground: 5, ...third, cast: [['accordion', 400, 235, 1.9, -5]] },
  { name: 'tile-clowns', palette: 9, ground: 7, ...fourth, cast: [['clown', 400, 240, 1.9, 4]] },
  { name: 'tile-families', palette: 2, ground: 11, ...fourth, cast: [['duck', 400, 240, 1.9, -6]] },
  { name: 'tile-night', palette: 6, ground: 9, ...fourth, cast: [['moon', 400, 240, 1.9, 8]] },
  { name: 'tile-access', palette: 1, ground: 3, ...fourth, cast: [['hand', 400, 240, 1.8, -4]] },
  { name: 'tile-poutine', palette: 8, ground: 6, ...fifth, cast: [['poutine', 400, 225, 1.7, 0]] },
  { name: 'tile-coffee', palette: 5, ground: 2, ...fifth, cast: [['coffee', 400, 225, 1.7, 6]] },
  { name: 'tile-keys', palette: 3, ground: 9, ...fifth, cast: [['key', 400, 225, 1.6, -14]] },
  { name: 'tile-press', palette: 7, ground: 2, ...fifth, cast: [['newspaper', 400, 225, 1.6, 4]] },
  { name: 'tile-lost', palette: 4, ground: 7, ...fifth, cast: [['umbrella', 400, 225, 1.7, 8]] },
];

/** Every picture of the sample's home. */
export const scenes: readonly Scene[] = [...hero, ...tiles];
