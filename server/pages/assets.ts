import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The parts of the built browser bundle that a document needs. */
export interface Assets {
  /** Address of the entry script. */
  script: string;
  /** Addresses of the scripts of the entry and these chunks, by name or source file. */
  scriptsOf: (chunks: readonly string[]) => string[];
  /** The styles of the entry and of these chunks: the addresses of the files, and all of them as one text. */
  stylesOf: (chunks: readonly string[]) => { addresses: string[]; css: string };
}

const entryName = 'index.html';
const names = v.optional(v.array(v.string()), []);
const manifest = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string(), ''), imports: names, css: names }),
);
type Manifest = v.InferOutput<typeof manifest>;

/** A chunk after all that it imports: so its styles win over theirs. */
const withImports = (built: Manifest, key: string, seen = new Set<string>()): string[] => {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = built[key]?.imports ?? [];
  return [...imports.flatMap((name) => withImports(built, name, seen)), key];
};

const readStyles = async (clientFolder: string, built: Manifest): Promise<Map<string, string>> => {
  const files = [...new Set(Object.values(built).flatMap(({ css }) => css))];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, (await readFile(join(clientFolder, file), 'utf8')).trim()] as const),
    ),
  );
};

/** Reads the bundle's manifest (made by the build). @throws without a build */
export const readAssets = async (clientFolder: string): Promise<Assets> => {
  const json: unknown = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
  const built = v.parse(manifest, json);
  const styles = await readStyles(clientFolder, built);
  const keyOf = (chunk: string): string[] => {
    const key = chunk in built ? chunk : Object.keys(built).find((name) => built[name]?.name === chunk);
    return key === undefined ? [] : [key];
  };
  const partsOf = (chunks: readonly string[]): Manifest[string][] => {
    const keys = [entryName, ...chunks.flatMap(keyOf)].flatMap((key) => withImports(built, key));
    return [...new Set(keys)].flatMap((key) => built[key] ?? []);
  };
  const entry = built[entryName];
  if (!entry) throw new Error(`The build has no ${entryName}`);
  return {
    script: `/${entry.file}`,
    scriptsOf: (chunks) => partsOf(chunks).flatMap((part) => (part === entry ? [] : [`/${part.file}`])),
    stylesOf: (chunks) => {
      const files = [...new Set(partsOf(chunks).flatMap(({ css }) => css))];
      return {
        addresses: files.map((file) => `/${file}`),
        css: files.map((file) => styles.get(file) ?? '').join(''),
      };
    },
  };
};
