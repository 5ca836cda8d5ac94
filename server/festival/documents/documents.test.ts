import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { splitHead, starterFiles } from '../beginning/starter.ts';
import { documents } from './documents.ts';
import { fileKinds, type FileKind } from './fileKinds.ts';
import { jsonSchemaOf } from './jsonSchemas.ts';
import { meaningOf, type Meaning } from './meanings.ts';
import { rowsOf } from './tables.ts';

const isKind = (name: string): name is FileKind => Object.hasOwn(fileKinds, name);
const kinds = Object.keys(fileKinds).filter(isKind);

test('FES-01: the documents are those of the schemas: `npm run documents` writes them anew', () => {
  const written = documents();
  const there = [
    'docs/festival-folder.md',
    ...readdirSync('docs/schemas').map((name) => `docs/schemas/${name}`),
  ];
  expect(there.toSorted()).toEqual([...written.keys()].toSorted());
  for (const [path, content] of written) expect([path, readFileSync(path, 'utf8')]).toEqual([path, content]);
});

test('every key has a form and a meaning in words', () => {
  const rows = kinds.flatMap((kind) => rowsOf(kind).map((row) => ({ kind, ...row })));
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ form, meaning }) => meaning === '' || /^[a-z]+_[a-z]+$/.test(form))).toEqual([]);
});

test('a comment belongs to its own key, not to others of that name', () => {
  const comment = (within: string, path: string[], text: string): Meaning => ({ within, path, text });
  const meanings = [
    comment('festivalFile', ['name'], 'Of the festival.'),
    comment('sponsor', ['line'], 'Of the footer.'),
    comment('otherText', ['line'], 'Of another file.'),
  ];
  const of = (...path: string[]): string => meaningOf(meanings, 'festivalFile', path);
  expect([of('name'), of('sponsors', 'NAME', 'name'), of('sponsors', 'NAME', 'line'), of('x')]).toEqual([
    'Of the festival.',
    'Its name.',
    'Of the footer.',
    '',
  ]);
});

/** The sort of a file, and the part of its text that its schema describes. */
const describedIn = (path: string, text: string): [FileKind, unknown] | null => {
  if (path.endsWith('.csv')) return null;
  const isText = path.endsWith('.md');
  const kind = `${path.replace(/\/.*|\.yaml$/g, '').replace(/s$/, path.includes('/') ? '' : 's')}${isText ? '-text' : ''}`;
  if (!isKind(kind)) throw new Error(`${path} is of no kind`);
  return [kind, parse(isText ? splitHead(text).head : text)];
};

test('FES-01: the JSON schemas accept the starter, and an unknown key is found', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const checks = new Map(
    kinds.map((kind) => [kind, ajv.compile(Object(JSON.parse(JSON.stringify(jsonSchemaOf(kind)))))]),
  );
  const values = [...starterFiles()].flatMap(([path, text]) => {
    const described = describedIn(path, text);
    return described === null ? [] : [{ path, kind: described[0], value: described[1] }];
  });
  expect(values.length).toBeGreaterThan(20);
  const accepted = (more: object) =>
    values
      .filter(({ kind, value }) => checks.get(kind)?.({ ...Object(value), ...more }))
      .map(({ path }) => path);
  expect(accepted({})).toEqual(values.map(({ path }) => path));
  expect(accepted({ tpyo: 1 })).toEqual([]);
});
