import { readFileSync } from 'node:fs';
import { resources, type Resource } from '../resources.ts';
import { fieldPages } from './fieldPages.ts';
import { jsonSchemas } from './jsonSchemas.ts';

const code = (text: string): string => `\`${text}\``;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const all: readonly Resource[] = Object.values(resources);
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The tables of `guide.md`, by their names there. */
const tables: Readonly<Record<string, () => string>> = {
  resources: () =>
    table(
      ['question', 'asked', 'if you answer 404'],
      all.map(({ path, asked, without }) => [code(path), sentence(asked), sentence(without)]),
    ),
  parameters: () =>
    table(
      ['question', 'parameter', 'meaning'],
      all.flatMap(({ path, parameters }) =>
        Object.entries(parameters).map(([name, meaning], index) => [
          index === 0 ? code(path) : '',
          code(name),
          sentence(meaning),
        ]),
      ),
    ),
};

const guide = (): string =>
  readFileSync(new URL('guide.md', import.meta.url), 'utf8').replaceAll(
    /^\{\{(.+)\}\}$/gm,
    (_, name: string) => {
      const made = tables[name];
      if (!made) throw new Error(`guide.md names the table ${name}, which there is not`);
      return made();
    },
  );

/** The documents of the wire, by their paths in the repository. Examples are written by hand. */
export const documents = (): Map<string, string> =>
  new Map([
    ['docs/hosts.md', guide()],
    ['docs/wire/fields.md', fieldPages()],
    ...[...jsonSchemas].map(([name, schema]): [string, string] => [
      `docs/wire/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  ]);
