import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, under } from '#ci/syntaxTree.ts';

/** Marks and spaces that neither language writes; an address within a tag may have them. */
const faults = /\p{L}['"]|['"]\p{L}|\.\.\.|[^\S\n][;?!]|[ \u202f]:(?=\s)|«(?!\u00a0)|(?<!\u00a0)»/gu;

const faultsIn = (text: string): string[] => text.replace(/<[^>]*>/g, '').match(faults) ?? [];

/** Every text of a module, as written. */
const textsOf = (file: string): string[] => {
  const module = parse(file, readFileSync(file, 'utf8'));
  return [
    ...under(module, 'StringLiteral').map(({ value }) => value),
    ...under(module, 'TemplateElement').map(({ cooked }) => cooked ?? ''),
  ];
};

describe('demo data: the texts of the sample', () => {
  test('demo data: curly apostrophes and quotation marks, one sort of space before a mark', () => {
    const files = globSync('server/sample/**/*.ts').filter((file) => !file.includes('.test.'));
    const texts = files.flatMap((file) => textsOf(file).map((text) => [file, text] as const));
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter(([, text]) => faultsIn(text).length > 0)).toEqual([]);
  });

  test.each([
    ["l'affiche", 1],
    ['the "show"', 2],
    ['tout de suite ; les', 1],
    ['tout de suite\u00a0!', 1],
    ['La réponse : non', 1],
    ['« non »', 2],
    ['Loading...', 1],
    ['La réponse\u00a0: «\u00a0non\u00a0», l’affiche; oui!', 0],
    ['<a href="/fr">l’affiche</a>', 0],
  ])('demo data: %j has %i faults', (text, count) => {
    expect(faultsIn(text)).toHaveLength(count);
  });
});
