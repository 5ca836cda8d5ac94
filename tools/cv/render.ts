import { mkdir, writeFile } from 'node:fs/promises';
import { artists } from '#server/sample/artists.ts';
import { cvFiles, drawCv } from './cv.ts';

/** Writes the CVs of the sample's artists into public/media/cv. Run it by hand after a change here; its files are committed. */
const folder = new URL('../../public/media/cv/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const artist of artists)
  for (const { lang, name } of cvFiles(artist)) await writeFile(new URL(name, folder), drawCv(artist, lang));
