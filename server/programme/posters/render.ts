import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { artists } from '../sample/artists.ts';
import { shows } from '../sample/shows.ts';
import { sponsors } from '../sample/sponsors.ts';
import { drawPoster } from './draw.ts';
import { drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';

/** Draws every picture of the sample into public/media. Run it by hand after a change here; its files are committed. */
const media = new URL('../../../public/media/', import.meta.url);
const small = { width: 320, height: 200, quality: 40 };
const large = { width: 800, height: 500, quality: 48 };
const square = { width: 320, height: 320, quality: 40 };
/** Social cards want a picture that every reader knows. */
const card = { quality: 72, effort: 6 };
/** How long the encoder may search for a smaller file (0 to 9). */
const effort = 7;

type Print = typeof small;

const bitmap = (svg: string, { width, height }: Print) =>
  sharp(Buffer.from(svg), { density: 192 }).resize(width, height).removeAlpha();

const toAvif = (svg: string, size: Print, file: string) =>
  bitmap(svg, size)
    .avif({ quality: size.quality, effort, chromaSubsampling: '4:4:4' })
    .toFile(new URL(file, media).pathname);

await Promise.all(
  ['posters', 'artists', 'sponsors'].map((name) => mkdir(new URL(name, media), { recursive: true })),
);
for (const show of shows) {
  const svg = drawPoster(show);
  await toAvif(svg, small, `posters/${show.id}-320.avif`);
  await toAvif(svg, large, `posters/${show.id}-800.avif`);
  await bitmap(svg, large)
    .webp(card)
    .toFile(new URL(`posters/${show.id}-800.webp`, media).pathname);
}
for (const { id } of artists) await toAvif(drawPortrait(id), square, `artists/${id}-320.avif`);
for (const { id } of sponsors) await writeFile(new URL(`sponsors/${id}.svg`, media), drawLogo(id));
