import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { describedParts } from '#server/descriptions.ts';
import { readSettings } from '#server/environment.ts';

const contract = readFileSync('docs/contract.md', 'utf8');

/** The rows of the table below a heading, cell by cell. */
const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = contract.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
};

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('docs/contract.md', () => {
  test('OPS-40: its commands are those of package.json', () => {
    const { scripts } = v.parse(
      v.object({ scripts: v.record(v.string(), v.string()) }),
      JSON.parse(readFileSync('package.json', 'utf8')),
    );
    const isOwn = (name: string): boolean => !(name.startsWith('pre') && name.slice(3) in scripts);
    const listed = rowsBelow('Commands').flatMap(([cell = '']) =>
      codes(cell).flatMap((code) => /^npm (?:run )?(\S+)/.exec(code)?.[1] ?? []),
    );
    expect([...new Set(listed)].toSorted()).toEqual(Object.keys(scripts).filter(isOwn).toSorted());
  });

  test('OPS-41: its settings and their defaults are those of the server', () => {
    const source = readFileSync('server/environment.ts', 'utf8');
    const known = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(([, name = '']) => name);
    const rows = rowsBelow('Settings');
    const elsewhere = ['NODE_ENV'];
    expect(rows.flatMap(([names = '']) => codes(names)).toSorted()).toEqual(
      [...new Set([...known, ...elsewhere])].toSorted(),
    );
    const changed = rows.flatMap(([names = '', value = '']) => {
      const [name = ''] = codes(names);
      const [given] = codes(value);
      if (given === undefined) return [];
      const [read, unset] = [readSettings({ [name]: given }), readSettings({})];
      return JSON.stringify(read) === JSON.stringify({ ...unset, isTimezoneSet: read.isTimezoneSet })
        ? []
        : [name];
    });
    expect(changed).toEqual([]);
  });

  test('OPS-42: its addresses are the routes that answer', () => {
    const routes = describedParts.flatMap(({ url, descriptions }) =>
      descriptions.map(({ method, path }) => `${method} ${url}${path}`),
    );
    const listed = rowsBelow('Addresses').flatMap(([cell = '']) => codes(cell));
    expect(listed.toSorted()).toEqual(routes.toSorted());
  });
});

/** The anchor that a heading has. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document that lead nowhere: of Markdown, and files of ours in words or code. */
const brokenIn = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  const broken = linked.filter((target) => {
    const [file = '', anchor] = target.split('#');
    const full = file === '' ? path : join(dirname(path), file);
    if (!existsSync(full)) return true;
    return anchor !== undefined && !headingsOf(full).includes(anchor);
  });
  const named = [...text.matchAll(/(?<![\w/.-])docs\/[\w./-]*\w/g)].map(([name]) => name);
  const missing = named.filter((name) => globSync([name, `${name}-*.md`]).length === 0);
  return [...broken, ...missing];
};

const documents = ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')];

test('OPS-43: no link of README or of a document leads nowhere', () => {
  expect(documents.length).toBeGreaterThan(60);
  expect(documents.flatMap((path) => brokenIn(path).map((target) => `${path}: ${target}`))).toEqual([]);
});
