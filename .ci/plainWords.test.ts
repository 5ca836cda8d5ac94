import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A passive report: active verbs (shows, returns, stores) name the actor. */
const report = /\b(?:is|are|was|were) told\b/;
/** An opening clause in place of a noun. Ids of requirements may come before it. */
const clause = /^(?:[A-Z]+-\d+[^:]*: )?(?:what|who|whose|whoever)\b/i;

const inOneLine = (text: string, marks: RegExp): string =>
  text
    .split('\n')
    .map((line) => line.replace(marks, ''))
    .join(' ')
    .trim();

/** The comments of a program or a style sheet, apart from those behind code. */
const commentsIn = (code: string): string[] =>
  (code.match(/^[ \t]*\{?\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+/gm) ?? []).map((comment) =>
    inOneLine(comment, /^\s*(?:\{?\/\*+|\/\/|\*(?!\/))? ?|\s*\*\/$/g),
  );

/** The paragraphs and list items of a Markdown file. */
const paragraphsIn = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}|\n(?=\s*(?:- |\d+\. |\|))/)
    .map((paragraph) => inOneLine(paragraph, /^\s*(?:- |\d+\. |#+ |\| )?(?:\*\*)?/));

const faultsOf = (texts: readonly string[]): string[] =>
  texts.filter((text) => report.test(text) || clause.test(text));

const faulty = (files: readonly string[], textsIn: (content: string) => string[]) =>
  files
    .map((file) => [file, faultsOf(textsIn(readFileSync(file, 'utf8')))] as const)
    .filter(([, faults]) => faults.length > 0);

test('comments say who does what, and begin with a noun or a verb', () => {
  const files = globSync('{contract,machines,src,server,e2e,bench,tools,.ci}/**/*.{ts,tsx,mjs,cjs,css}');
  expect(files.length).toBeGreaterThan(2000);
  expect(faulty(files, commentsIn)).toEqual([]);
});

test('so do our documents; the requirements are their source’s', () => {
  const files = globSync(['README.md', 'docs/**/*.md'], { exclude: ['docs/requirements.md'] });
  expect(files.length).toBeGreaterThan(40);
  expect(faulty(files, paragraphsIn)).toEqual([]);
});

test.each([
  ['a clause', '/** What a page shows. */'],
  ['one about a person', '  // Whoever asks.'],
  ['one after an id', '/** RES-09: what is left. */'],
  ['one in markup', '{/* Who reads this. */}'],
  ['a report', '/** The count is told. */'],
  ['one over two lines', '/**\n * Dates are\n * told by the clock.\n */'],
  ['one in lines', '// It was\n// told.\n'],
])('control: %s is found in a comment', (_, code) => {
  expect(faultsOf(commentsIn(`const a = 1;\n${code}\nconst b = 2;\n`))).toHaveLength(1);
});

test.each([
  ['a noun', '/** The content of a page. */'],
  ['a clause inside', '/** Decides what a page shows. */'],
  ['code', "const text = 'What is told';"],
])('control: %s is not', (_, code) => {
  expect(faultsOf(commentsIn(`${code}\n`))).toEqual([]);
});

test.each([
  'A.\n\nWhat comes next.',
  '- What one gets',
  '# Who may',
  'It\nis told.',
  '**What is left.** All.',
])('control: %j is found in a document', (markdown) => {
  expect(faultsOf(paragraphsIn(markdown))).toHaveLength(1);
});
