import { readFileSync } from 'node:fs';

let drawing: string | undefined;

/** The big top with a face, as on the site's pages, at a place on a drawing. */
export const mascot = ({ x, y, width }: { x: number; y: number; width: number }): string => {
  drawing ??= readFileSync(new URL('../../public/icons/mascot-laughing.svg', import.meta.url), 'utf8');
  return drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${width}" `);
};
