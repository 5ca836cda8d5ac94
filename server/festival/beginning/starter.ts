import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('starter/', import.meta.url);

/** A small festival that everybody begins with: a folder like any other, as texts by their paths in order. */
export const starterFiles = (): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(yaml|md|csv)$/.test(path))
      .toSorted()
      .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]),
  );

/** The first day of its dates. */
export const starterDay = Temporal.PlainDate.from('2030-01-01');

/** The head of a text file, as YAML, and the rest behind it. */
export const splitHead = (text: string): { head: string; rest: string } => {
  const end = text.indexOf('\n---\n') + 1;
  return { head: text.slice('---\n'.length, end), rest: text.slice(end) };
};
