import { readFileSync } from 'node:fs';
import { fileKinds, type FileKind } from './fileKinds.ts';
import { jsonSchemaOf } from './jsonSchemas.ts';
import { tableOf } from './tables.ts';

const isKind = (name: string): name is FileKind => Object.hasOwn(fileKinds, name);

const guide = (): string =>
  readFileSync(new URL('guide.md', import.meta.url), 'utf8').replaceAll(
    /^\{\{(.+)\}\}$/gm,
    (_, name: string) => {
      if (!isKind(name)) throw new Error(`guide.md names the table ${name}, which no file has`);
      return tableOf(name);
    },
  );

/** The documents of a festival's folder, by their paths in the repository. */
export const documents = (): Map<string, string> =>
  new Map([
    ['docs/festival-folder.md', guide()],
    ...Object.keys(fileKinds)
      .filter(isKind)
      .map((kind): [string, string] => [
        `docs/schemas/${kind}.schema.json`,
        `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`,
      ]),
  ]);
