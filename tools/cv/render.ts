import { mkdir, writeFile } from 'node:fs/promises';
import { artists, media } from '../sample.ts';
import { cvFiles, drawCv } from './cv.ts';

/** Writes the CVs of the sample's artists into its folder. Run it by hand after a change here; its files are committed. */
const folder = new URL('cv/', media);

await mkdir(folder, { recursive: true });
for (const name of artists.keys())
  for (const { lang, file } of cvFiles(name)) await writeFile(new URL(file, folder), drawCv(name, lang));
