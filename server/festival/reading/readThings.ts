import * as v from 'valibot';
import { isLanguage } from '#contract/address/language.ts';
import type { Mistake } from '../mistake.ts';
import { name as nameOfFile } from '../schema/values.ts';
import type { FolderFile, ThingFolder } from './findFiles.ts';
import { orNearest } from './nearest.ts';
import type { Part } from './parts.ts';
import { start } from './place.ts';
import type { Reader } from './reader.ts';
import type { TextInOneLanguage } from './parseText.ts';

/** The files of one thing. */
interface FilesOfThing {
  facts?: FolderFile;
  texts: [suffix: string, file: FolderFile][];
}

/** The files of one kind of things, by the things' names. */
export const filesOfThings = (
  files: ReadonlyMap<string, FolderFile>,
  folder: ThingFolder,
): Map<string, FilesOfThing> => {
  const things = new Map<string, FilesOfThing>();
  for (const [path, file] of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const { name, suffix } = /^[^/]+\/(?<name>.+?)\.(?<suffix>yaml|fr\.md|en\.md)$/.exec(path)?.groups ?? {};
    if (name === undefined || suffix === undefined) continue;
    const thing = things.get(name) ?? { texts: [] };
    things.set(name, thing);
    if (suffix === 'yaml') thing.facts = file;
    else thing.texts.push([suffix.slice(0, 2), file]);
  }
  return things;
};

interface Kind<Facts, Head> {
  folder: ThingFolder;
  facts: Reader<Facts>;
  texts: Reader<TextInOneLanguage<Head>>;
  /** Of a thing without a YAML file; without this it needs one. */
  fallback?: Facts;
}

/** Reads files one by one and gathers their mistakes. */
export class Reading {
  readonly mistakes: Mistake[] = [];
  readonly #directory: string;
  readonly #awaitTurn: () => Promise<void>;
  constructor(directory: string, awaitTurn: () => Promise<void>) {
    this.#directory = directory;
    this.#awaitTurn = awaitTurn;
  }

  async read<T>(reader: Reader<T>, file: FolderFile): Promise<T | null> {
    await this.#awaitTurn();
    const { value, mistakes } = await reader.read(this.#directory, file);
    for (const mistake of mistakes) this.mistakes.push(mistake);
    return value;
  }

  async thing<Facts, Head>(
    kind: Kind<Facts, Head>,
    { facts, texts }: FilesOfThing,
  ): Promise<Part<Facts, Head>> {
    const part: Part<Facts, Head> = { facts: kind.fallback ?? null, texts: {} };
    if (facts) part.facts = await this.read(kind.facts, facts);
    for (const [lang, file] of texts)
      if (isLanguage(lang)) part.texts[lang] = await this.read(kind.texts, file);
    return part;
  }

  async things<Facts, Head>(
    kind: Kind<Facts, Head>,
    files: ReadonlyMap<string, FilesOfThing>,
  ): Promise<Map<string, Part<Facts, Head>>> {
    const things = new Map<string, Part<Facts, Head>>();
    const withFacts = [...files].flatMap(([name, { facts }]) => (facts ? [name] : []));
    for (const [name, thing] of files) {
      const path = thing.facts?.path ?? thing.texts[0]?.[1].path ?? '';
      const { success, issues } = v.safeParse(nameOfFile, name);
      if (!success) this.tell(path, `the name of a file ${issues[0].message}`);
      if (!thing.facts && kind.fallback === undefined) {
        const missing = `has no ${kind.folder}/${name}.yaml beside it`;
        this.tell(path, `${missing}${orNearest(name, withFacts)}`);
      }
      things.set(name, await this.thing(kind, thing));
    }
    return things;
  }

  tell(file: string, message: string): void {
    this.mistakes.push({ file, ...start, severity: 'mistake', message });
  }
}
