import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { digest } from './digest.ts';

const fates = ['killed', 'timeout', 'survived', 'no coverage'] as const;
export type Fate = (typeof fates)[number];

const entry = v.object({
  key: v.string(),
  fate: v.picklist(fates),
  /** By glob, the content of the files on which the fate rests: once they change, it is unknown again. */
  rests: v.record(v.string(), v.string()),
});
export type Entry = v.InferOutput<typeof entry>;

export const isTold = (fate: Fate): boolean => fate === 'killed' || fate === 'timeout';

/** The content of the files of a glob, by their names. */
export const contentOf = (glob: string): string =>
  digest(
    globSync(glob)
      .toSorted()
      .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
      .join('\n'),
  );

/** Writes down a fate as soon as it is known: an interrupted run goes on where it was. */
export const note = (file: string, { key, fate, rests }: { key: string; fate: Fate; rests: string[] }) => {
  mkdirSync(dirname(file), { recursive: true });
  const noted: Entry = { key, fate, rests: Object.fromEntries(rests.map((glob) => [glob, contentOf(glob)])) };
  appendFileSync(file, `${JSON.stringify(noted)}\n`);
};

/** The entries that hold by the files as they are now, by mutant. A line that was cut short is left out. */
export const readJournal = (file: string): ReadonlyMap<string, Entry[]> => {
  const now = new Map<string, string>();
  const isAsNow = ([glob, content]: [string, string]): boolean => {
    const found = now.get(glob) ?? contentOf(glob);
    now.set(glob, found);
    return found === content;
  };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.flatMap((line) => {
    try {
      return [v.parse(entry, JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return Map.groupBy(
    entries.filter(({ rests }) => Object.entries(rests).every(isAsNow)),
    ({ key }) => key,
  );
};
