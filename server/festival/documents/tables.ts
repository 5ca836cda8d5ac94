import { fileKinds, type FileKind } from './fileKinds.ts';
import { formOf } from './forms.ts';
import { meaningOf } from './meanings.ts';
import { keysIn, type Shape } from './shape.ts';

/** A key of a file, with the names that lead to it. */
export interface Row {
  path: readonly string[];
  form: string;
  fallback: string;
  meaning: string;
}

const fallbackOf = ({ type, default: value }: Shape): string => {
  if (type !== 'optional') return '**required**';
  const isEmpty = value === undefined || value === '' || JSON.stringify(value).length === 2;
  return isEmpty || typeof value === 'object' ? '' : `\`${String(value)}\``;
};

type Source = Pick<(typeof fileKinds)[FileKind], 'root' | 'meanings'>;

/** Keys of a schema that stands in a file twice are listed once, at the first place. */
type Listed = Map<unknown, string>;

const rowsBelow = (shape: Shape, path: readonly string[], source: Source, listed: Listed): Row[] => {
  const inside = keysIn(shape);
  if (!inside) return [];
  listed.set(inside.entries, path.join('.'));
  const base = inside.named ? [...path, 'NAME'] : path;
  return Object.entries(inside.entries).flatMap(([key, one]) => {
    const names = [...base, key];
    const own = meaningOf(source.meanings, source.root, names);
    const first = listed.get(keysIn(one)?.entries);
    const meaning = first === undefined ? own : `${own} Its keys are those of \`${first}\`.`;
    const row = { path: names, form: formOf(one), fallback: fallbackOf(one), meaning };
    return [row, ...(first === undefined ? rowsBelow(one, names, source, listed) : [])];
  });
};

/** The keys of a sort of file, in the order of its schema. */
export const rowsOf = (kind: FileKind): Row[] => {
  const { schema, ...source } = fileKinds[kind];
  return rowsBelow(schema, [], source, new Map());
};

const cells = (...texts: string[]): string =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll(/\|\s+(?=\|)/g, '| ');

/** The keys of a sort of file as a Markdown table. Dates have a table of their own. */
export const tableOf = (kind: FileKind): string =>
  [
    '| key | form | default | meaning |',
    '| --- | --- | --- | --- |',
    ...rowsOf(kind)
      .filter(({ path }) => !(kind === 'show' && path.length > 1 && path[0] === 'dates'))
      .map(({ path, form, fallback, meaning }) => cells(`\`${path.join('.')}\``, form, fallback, meaning)),
  ].join('\n');
