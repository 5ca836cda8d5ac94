import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import { festivalLimits } from '../limits.ts';
import type { Fault } from './openText.ts';
import { start, type Place, type Spot } from './place.ts';
import { tidyValue } from './tidyValue.ts';

/** A parsed YAML text, with the positions of its values. */
export interface YamlText {
  /** undefined if nobody can tell what it says. */
  value: unknown;
  /** The keys at its top, as written. */
  keys: readonly string[];
  faults: readonly Fault[];
  spotOf: (place: Place) => Spot;
}

const unreadable = (message: string): YamlText => ({
  value: undefined,
  keys: [],
  faults: [{ ...start, message }],
  spotOf: () => start,
});

/** Counted before the tree is made: a million aliases would take minutes. */
const hasTooManyAliases = (text: string): boolean => {
  const most = festivalLimits.yamlAliases;
  if (text.split('*', most + 2).length <= most + 1) return false;
  let count = 0;
  for (const token of new Lexer().lex(text)) if (token.startsWith('*') && (count += 1) > most) return true;
  return false;
};
const tooManyAliases = `has aliases (*) for more than ${festivalLimits.yamlAliases} values: write the values themselves`;

const tooDeep = 'is nested too deeply to be read';

/** Begins with a small letter, without the parser's full stop. */
const asClause = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);

const sentenceOf = ({ code, message, pos }: YAMLError, text: string): string => {
  if (code === 'DUPLICATE_KEY')
    return `\`${/^[^\s:]*/.exec(text.slice(pos[0], pos[0] + 200))?.[0] ?? ''}\` stands here twice`;
  if (code === 'MULTIPLE_DOCS') return 'holds a second document after ---: one file is one document';
  if (message.includes('call stack')) return tooDeep;
  return `is no YAML here: ${asClause(message)}`;
};

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

const offsetOf = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined;

/** The value at the end of a path, and the offset of the last part of the path that is there. */
const find = (document: Document, { path, isKey = false }: Place): { node: unknown; offset: number } => {
  let node: unknown = document.contents;
  let offset = path.length === 0 ? (offsetOf(node) ?? 0) : 0;
  for (const [at, key] of path.entries()) {
    const inside: unknown = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(inside) ? inside.items.find((item) => keyOf(item.key) === String(key)) : undefined;
    const item: unknown = isSeq(inside) ? inside.items[Number(key)] : undefined;
    node = pair?.value ?? item;
    offset = offsetOf(pair?.key) ?? offset;
    const isWanted = at === path.length - 1 && !isKey;
    if (item !== undefined || isWanted) offset = offsetOf(node) ?? offset;
  }
  return { node, offset };
};

const aliasFaults = (document: Document): { message: string; offset: number }[] => {
  const faults: { message: string; offset: number }[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document)) return;
      const message = `names \`*${alias.source}\`, but no \`&${alias.source}\` stands before it`;
      faults.push({ offset: offsetOf(alias) ?? 0, message });
    },
  });
  return faults;
};

const read = (text: string): YamlText => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'core' });
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const spotOf = (place: Place): Spot => {
    const { node, offset } = find(document, place);
    const at = spotAt(offset);
    const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    return place.within && isBlock ? { line: at.line + place.within.line, column: place.within.column } : at;
  };
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    offset: error.pos[0],
    message: sentenceOf(error, text),
  }));
  const [first] = errors.length === 0 && text.includes('*') ? aliasFaults(document) : errors;
  const keys = isMap(document.contents) ? document.contents.items.map(({ key }) => keyOf(key)) : [];
  if (first)
    return { value: undefined, keys, faults: [{ ...spotAt(first.offset), message: first.message }], spotOf };
  const { value, faults } = tidyValue(document.toJS({ maxAliasCount: festivalLimits.yamlAliases }));
  return {
    value: value ?? {},
    keys,
    faults: faults.map(({ message, ...place }) => ({ ...spotOf(place), message })),
    spotOf,
  };
};

/** Reads YAML (1.2, times stay texts). Of a text that is none, it names the first fault: the others follow from it. */
export const readYamlText = (text: string): YamlText => {
  if (text.length > festivalLimits.yamlBytes)
    return unreadable(`is larger than ${festivalLimits.yamlBytes / 1024 / 1024} MB: nobody could edit it`);
  if (hasTooManyAliases(text)) return unreadable(tooManyAliases);
  try {
    return read(text);
  } catch (caught) {
    return unreadable(caught instanceof ReferenceError ? tooManyAliases : tooDeep);
  }
};
