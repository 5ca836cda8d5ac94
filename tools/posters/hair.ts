import { box, circle, ellipse } from './pen.ts';
import type { Motif } from './pen.ts';

/** Hair comes in two parts: behind the head, and over it. Printed with `b`; hats with `c`. */
export interface Hair {
  readonly behind: Motif;
  readonly before: Motif;
}

const fringe = 'M46 92q0-58 54-58t54 58q-36-12-58-34q-18 24-50 34Z';

/** Short hair, and none. */
export const short: readonly Hair[] = [
  { behind: [], before: [['b', 'M44 94q-6-70 56-70t56 70q-16-34-56-34t-56 34Z']] },
  { behind: [], before: [['b', 'M46 112q-18-30-2-58q8 22 10 54ZM154 112q18-30 2-58q-8 22-10 54Z']] },
  {
    behind: [],
    before: [['b', 'M46 92q-10-44 18-56q40-42 98-8q-8 16-12 20q10 16 4 44q-14-30-40-32q-40 0-68 32Z']],
  },
  {
    behind: [],
    before: [
      [
        'b',
        [
          circle(54, 70, 19),
          circle(74, 46, 20),
          circle(102, 38, 21),
          circle(128, 46, 20),
          circle(148, 70, 19),
        ].join(''),
      ],
    ],
  },
  {
    behind: [],
    before: [
      ['c', 'M42 84q0-60 58-60t58 60Z'],
      ['ink', 'M92 74h88q10 16-8 18H96Z'],
    ],
  },
  {
    behind: [],
    before: [['b', 'M44 98L34 46l24 12l4-34l24 18l16-32l16 30l24-16l2 34l24-10l-12 50q-20-30-56-30t-56 30Z']],
  },
  {
    behind: [],
    before: [
      ['paper', circle(100, 14, 14)],
      ['c', 'M44 76q0-52 56-52t56 52Z'],
      ['b', box(36, 66, 128, 24, 10)],
    ],
  },
  {
    behind: [],
    before: [
      ['b', box(36, 66, 128, 12, 6)],
      ['c', 'M58 68L64 16h72l6 52Z'],
      ['ink', 'M60 56h80l1 12H58Z'],
    ],
  },
];

/** Long hair, tied hair and scarves. */
export const long: readonly Hair[] = [
  { behind: [['b', 'M34 100q-6-84 66-84t66 84v84H34Z']], before: [['b', fringe]] },
  {
    behind: [['b', circle(100, 20, 24)]],
    before: [['b', 'M44 94q-4-68 56-68t56 68q-24-20-56-30q-32 10-56 30Z']],
  },
  { behind: [['b', circle(100, 82, 80)]], before: [['b', 'M50 84q50-40 100 0q-12-36-50-36t-50 36Z']] },
  {
    behind: [['b', 'M28 146q-10-128 72-128t72 128q-20 12-36 0H64q-16 12-36 0Z']],
    before: [['b', 'M48 86V60q52-34 104 0v26Z']],
  },
  {
    behind: [
      [
        'b',
        [
          ellipse(36, 108, 16, 17),
          ellipse(34, 136, 15, 17),
          ellipse(34, 162, 13, 16),
          ellipse(164, 108, 16, 17),
          ellipse(166, 136, 15, 17),
          ellipse(166, 162, 13, 16),
        ].join(''),
      ],
    ],
    before: [['b', 'M42 98q-4-74 58-74v34q-30 10-58 40ZM158 98q4-74-58-74v34q30 10 58 40Z']],
  },
  {
    behind: [['b', 'M42 56q18-44 58-44t58 44q32 20 16 56q22 32-8 68H34q-30-36-8-68q-16-36 16-56Z']],
    before: [['b', fringe]],
  },
  {
    behind: [['c', 'M40 60q-36-16-34 14q14 20 40 4Z']],
    before: [
      ['c', 'M40 92q-8-70 60-72t60 72q-60-34-120 0Z'],
      ['b', 'M72 74q26-16 56 0q-28-4-56 0Z'],
    ],
  },
];
