import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { AwaitTurn } from '#server/turns/slices.ts';
import { festivalLimits } from '../limits.ts';
import type { Mistake } from '../mistake.ts';
import { isTooLarge } from './openText.ts';
import { start } from './place.ts';

/** A real file of the folder, not yet read. */
export interface FolderFile {
  /** Relative to the folder, with `/`. */
  path: string;
  /** Another one after every change. */
  stamp: string;
}

export interface FoundFiles {
  /** By their paths: those with words and facts. */
  texts: ReadonlyMap<string, FolderFile>;
  /** By their paths, all below `media/`. */
  media: ReadonlyMap<string, FolderFile>;
  mistakes: readonly Mistake[];
}

/** The folders of things that have a file each. */
export const thingFolders = ['shows', 'artists', 'pages', 'press', 'careers'] as const;
export type ThingFolder = (typeof thingFolders)[number];

const rootFiles = [
  'festival.yaml',
  'venues.yaml',
  'series.yaml',
  'passes.yaml',
  'videos.yaml',
  'home.yaml',
  'dates.csv',
];
const ofThing = /^[^.].*\.(yaml|(fr|en)\.md)$/;
const isIgnored = (name: string): boolean =>
  name.startsWith('.') || /^readme/i.test(name) || name.endsWith('.schema.json');
const isThingFolder = (name: string): boolean => thingFolders.some((folder) => folder === name);

const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

class Walk {
  readonly texts = new Map<string, FolderFile>();
  readonly media = new Map<string, FolderFile>();
  readonly mistakes: Mistake[] = [];
  readonly #directory: string;
  readonly #awaitTurn: AwaitTurn;
  constructor(directory: string, awaitTurn: AwaitTurn) {
    this.#directory = directory;
    this.#awaitTurn = awaitTurn;
  }

  async root(): Promise<void> {
    for (const [name, stats] of await this.#entries('')) {
      if (stats.isDirectory() && name === 'media') await this.#all('media');
      else if (stats.isDirectory() && isThingFolder(name)) await this.#things(name);
      else if (stats.isFile() && rootFiles.includes(name)) this.#add(this.texts, name, stats);
      else this.#tell(name, 'is not read: nothing of a festival has this name', 'warning');
    }
    if (this.texts.size > festivalLimits.files)
      this.#tell('festival.yaml', `stands among more than ${festivalLimits.files} files, which are too many`);
  }

  async #things(folder: string): Promise<void> {
    for (const [name, stats] of await this.#entries(folder)) {
      const path = `${folder}/${name}`;
      if (stats.isFile() && ofThing.test(name)) this.#add(this.texts, path, stats);
      else this.#tell(path, `is not read: files in ${folder}/ end in .yaml, .fr.md or .en.md`, 'warning');
    }
  }

  /** Media may lie in folders of their own. */
  async #all(first: string): Promise<void> {
    const folders = [first];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
      for (const [name, stats] of await this.#entries(folder)) {
        const path = `${folder}/${name}`;
        if (stats.isDirectory()) folders.push(path);
        else if (stats.size > festivalLimits.fileBytes) this.#tell(path, isTooLarge);
        else this.#add(this.media, path, stats);
      }
  }

  #add(files: Map<string, FolderFile>, path: string, stats: Stats): void {
    files.set(path, { path, stamp: stampOf(stats) });
  }

  /** Files and folders, by name; anything else is a mistake. */
  async #entries(folder: string): Promise<[name: string, stats: Stats][]> {
    const entries: [string, Stats][] = [];
    for (const name of this.#names(folder)) {
      if (isIgnored(name)) continue;
      await this.#awaitTurn();
      const path = folder === '' ? name : `${folder}/${name}`;
      const stats = lstatSync(join(this.#directory, path), { throwIfNoEntry: false });
      if (stats?.isFile() || stats?.isDirectory()) entries.push([name, stats]);
      else if (stats?.isSymbolicLink()) this.#tell(path, 'is a symbolic link: put the file itself here');
      else if (stats) this.#tell(path, 'is neither a file nor a folder');
    }
    return entries;
  }

  #names(folder: string): string[] {
    try {
      return readdirSync(join(this.#directory, folder)).toSorted();
    } catch {
      this.#tell(folder === '' ? '.' : folder, 'cannot be opened as a folder');
      return [];
    }
  }

  #tell(file: string, message: string, severity: Mistake['severity'] = 'mistake'): void {
    this.mistakes.push({ file, ...start, severity, message });
  }
}

/** The files of a folder, by their places; nothing outside of it. */
export const findFiles = async (directory: string, awaitTurn: AwaitTurn): Promise<FoundFiles> => {
  const walk = new Walk(directory, awaitTurn);
  await walk.root();
  return walk;
};
