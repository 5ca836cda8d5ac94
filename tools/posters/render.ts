import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { artists, festival, media, numberOf, shows } from '../sample.ts';
import { drawPoster } from './draw.ts';
import { drawLogo } from './logo.ts';
import { drawPhoto, drawPortrait } from './portrait.ts';
import { drawScene } from './scene.ts';
import { scenes } from './scenes.ts';

/** Draws every picture of the sample into its folder. Run it by hand after a change here; its files are committed. */

/** `qualities` are tried in turn until the file fits into `limit` bytes; the last one is taken as it is. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly limit: number;
  readonly qualities: readonly number[];
}
const small: Size = { width: 320, height: 200, limit: 4096, qualities: [32, 24, 18] };
const large: Size = { width: 800, height: 500, limit: 25_000, qualities: [40, 32] };
const square: Size = { width: 320, height: 320, limit: 6144, qualities: [34, 26] };
/** Photos of artists, small and in full. */
const photoSmall: Size = { ...small, limit: 3072 };
const photoLarge: Size = { width: 960, height: 600, limit: 9216, qualities: [36, 30, 26] };
/** Of home, of any size. */
const ofHome = { limit: 32_000, qualities: [44, 36, 28] };
/** Social cards want a picture that every reader knows. */
const card = { quality: 68 };
/** How long the encoder may search for a smaller file (0 to 9). */
const effort = 4;
const density = 144;

const bitmap = (svg: string, { width, height }: Size) =>
  sharp(Buffer.from(svg), { density }).resize(width, height).removeAlpha();

const avif = async (svg: string, size: Size): Promise<Buffer> => {
  let file = Buffer.alloc(0);
  for (const quality of size.qualities) {
    file = await bitmap(svg, size).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
    if (file.length <= size.limit) break;
  }
  return file;
};

const save = (name: string, content: Uint8Array | string): Promise<void> =>
  writeFile(new URL(name, media), content);

await Promise.all(
  ['posters', 'artists', 'sponsors', 'home'].map((name) => mkdir(new URL(name, media), { recursive: true })),
);
for (const { logo } of Object.values(festival.sponsors))
  await save(`sponsors/${numberOf(logo)}.svg`, drawLogo(numberOf(logo)));
for (const { facts } of artists.values()) {
  const id = numberOf(facts.image);
  await save(`artists/${id}-320.avif`, await avif(drawPortrait(id), square));
  for (const { url } of facts.photos) {
    const [, take] = /-photo-(\d)-/.exec(url) ?? [];
    if (take === undefined) continue;
    const svg = drawPhoto(id, Number(take));
    await save(`artists/${id}-photo-${take}-960.avif`, await avif(svg, photoLarge));
    await save(`artists/${id}-photo-${take}-320.avif`, await avif(svg, photoSmall));
  }
}
for (const scene of scenes) {
  const [width, height] = scene.pixels;
  await save(`home/${scene.name}.avif`, await avif(drawScene(scene), { width, height, ...ofHome }));
}
for (const { facts } of shows.values()) {
  const id = numberOf(facts.image);
  const svg = drawPoster({ id, showType: facts.type ?? '' });
  await save(`posters/${id}-320.avif`, await avif(svg, small));
  await save(`posters/${id}-800.avif`, await avif(svg, large));
  await save(`posters/${id}-800.webp`, await bitmap(svg, large).webp(card).toBuffer());
}
