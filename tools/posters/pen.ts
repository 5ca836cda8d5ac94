/** The inks of one print: three colours, the paper's white and the outline. */
export interface Inks {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly paper: string;
  readonly ink: string;
}

/** How a layer is printed: filled with an ink and outlined; only a `line`; only a `thick` line. */
export type Print = keyof Inks | 'line' | 'thick';
/** One layer: how, and the path (SVG `d`). */
export type Layer = readonly [Print, string];
/** A drawing of 200 × 200, from back to front. */
export type Motif = readonly Layer[];

const outline = 6;
const thick = 15;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
      `h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

/** Two eyes around (x, y), looking a little to the side. */
export const eyes = (x: number, y: number, gap = 34, r = 14, look = 4): Motif => [
  ['paper', circle(x - gap / 2, y, r)],
  ['paper', circle(x + gap / 2, y, r)],
  ['ink', circle(x - gap / 2 + look, y + 2, r / 3)],
  ['ink', circle(x + gap / 2 + look, y + 2, r / 3)],
];
export const smile = (x: number, y: number, width: number): Layer => [
  'line',
  `M${x - width / 2} ${y}q${width / 2} ${width / 2} ${width} 0`,
];

/** A star-shaped sticker of `points` around (x, y). */
export const burst = (x: number, y: number, outer: number, inner: number, points: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
};

const layer = (inks: Inks, [print, d]: Layer): string => {
  if (print === 'line' || print === 'thick') {
    const width = print === 'line' ? outline : thick;
    return `<path d="${d}" fill="none" stroke="${inks.ink}" stroke-width="${width}"/>`;
  }
  return `<path d="${d}" fill="${inks[print]}" stroke="${inks.ink}" stroke-width="${outline}"/>`;
};

/** SVG of a motif, printed with `inks`. */
export const print = (motif: Motif, inks: Inks): string =>
  `<g stroke-linejoin="round" stroke-linecap="round">${motif.map((one) => layer(inks, one)).join('')}</g>`;

/** The motif in one flat ink: its shadow. */
export const silhouette = (motif: Motif, ink: string): string =>
  print(motif, { a: ink, b: ink, c: ink, paper: ink, ink });
