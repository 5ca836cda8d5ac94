import type { CallExpression, Expression } from '@swc/core';
import { parse, under } from './syntaxTree.ts';

/** The sources of a name's value: its `const`'s initialiser, or the list of its loop. */
type Sources = ReadonlyMap<string, readonly object[]>;

const sourcesIn = (module: object): Sources => {
  const sources = new Map<string, object[]>();
  const add = (pattern: object, source: object): void => {
    for (const { value } of under(pattern, 'Identifier'))
      sources.set(value, [...(sources.get(value) ?? []), source]);
  };
  for (const { id, init } of under(module, 'VariableDeclarator')) if (init) add(id, init);
  for (const { left, right } of under(module, 'ForOfStatement')) add(left, right);
  return sources;
};

/** Every text in an expression, and in the values of its names. */
const textsIn = (expression: object, sources: Sources, seen: ReadonlySet<string> = new Set()): string[] => {
  const own = [
    ...under(expression, 'StringLiteral').map(({ value }) => value),
    ...under(expression, 'TemplateElement').map(({ raw }) => raw),
  ];
  const names = new Set(under(expression, 'Identifier').map(({ value }) => value)).difference(seen);
  const known = seen.union(names);
  const behind = [...names].flatMap((name) => sources.get(name) ?? []);
  return [...own, ...behind.flatMap((source) => textsIn(source, sources, known))];
};

/** The words of `test.describe.each`: the announcement of a test. Null for any other call. */
const wordsOf = (callee: CallExpression['callee']): string[] | null => {
  if (callee.type === 'Identifier') return [callee.value];
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const words = wordsOf(callee.object);
  return words && [...words, callee.property.value];
};

const announces = (words: readonly string[] | null): words is string[] =>
  /^(test|it|describe)(\.(describe|only|concurrent|sequential|serial|parallel|fails?))*$/.test(
    words?.join('.') ?? '',
  );

/** The parts of `test(TITLE, …)`, `test.each(TABLE)(TITLE, …)` and `test.runIf(…)(TITLE, …)`; null for other calls. */
const announcementIn = ({
  callee,
  arguments: [title],
}: CallExpression): { title: Expression; table: object } | null => {
  if (title === undefined) return null;
  if (callee.type !== 'CallExpression')
    return announces(wordsOf(callee)) ? { title: title.expression, table: {} } : null;
  const words = wordsOf(callee.callee);
  const isTable = words?.at(-1) === 'each' || words?.at(-1) === 'for';
  const isCondition = words?.at(-1) === 'runIf' || words?.at(-1) === 'skipIf';
  if (!(isTable || isCondition) || !announces(words?.slice(0, -1) ?? null)) return null;
  return { title: title.expression, table: isTable ? callee.arguments : {} };
};

/** A title as written, with `${name}` for a name; null if it is no text. */
const written = (title: Expression): string | null => {
  switch (title.type) {
    case 'StringLiteral':
      return title.value;
    case 'TemplateLiteral':
      return title.quasis
        .map(({ raw }, index) => {
          const value = title.expressions[index];
          if (value === undefined) return raw;
          return `${raw}\${${value.type === 'Identifier' ? value.value : '…'}}`;
        })
        .join('');
    case 'BinaryExpression':
      return `${written(title.left) ?? '${…}'}${written(title.right) ?? '${…}'}`;
    case 'Identifier':
      return `\${${title.value}}`;
    default:
      return null;
  }
};

/**
 * The titles of a test file's tests and groups, read without running it. Values of a title's placeholders and names come from
 * its table, from the file's `const`s and from the lists of its loops; each text there that `matters` makes a title of its
 * own, in brackets after the written title. Tests that never run (`skip`, `todo`, `fixme`) have no title. Throws for a file
 * that cannot be parsed.
 */
export const testTitles = (file: string, code: string, matters: (text: string) => boolean): string[] => {
  const module = parse(file, code);
  const sources = sourcesIn(module);
  return under(module, 'CallExpression').flatMap((call) => {
    const found = announcementIn(call);
    const title = found && written(found.title);
    if (!found || title === null) return [];
    const own = new Set(textsIn(found.title, new Map()));
    const behind = new Set(
      [found.title, found.table].flatMap((part) => textsIn(part, sources)).filter(matters),
    ).difference(own);
    return behind.size === 0 ? [title] : [...behind].map((text) => `${title} (${text})`);
  });
};
