import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What a document needs of the built browser bundle. */
export interface Assets {
  /** Address of the entry script. */
  script: string;
  /** The whole stylesheet, as text. */
  css: string;
}

const manifest = v.object({ 'index.html': v.object({ file: v.string() }) });
const files = v.record(v.string(), v.object({ file: v.string() }));

/** Reads the bundle's manifest (made by the build). @throws where there is no build. */
export const readAssets = async (clientFolder: string): Promise<Assets> => {
  const json: unknown = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
  const stylesheet = Object.values(v.parse(files, json)).find(({ file }) => file.endsWith('.css'));
  return {
    script: `/${v.parse(manifest, json)['index.html'].file}`,
    css: stylesheet ? await readFile(join(clientFolder, stylesheet.file), 'utf8') : '',
  };
};
