import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { answers } from '../answers.ts';
import { problemsOf } from '../problems.ts';
import { resources } from '../resources.ts';
import { documents } from './documents.ts';
import { fieldsOf } from './fields.ts';
import { jsonSchemas } from './jsonSchemas.ts';

const names = Object.keys(answers);
const exampleOf = (name: string): unknown =>
  JSON.parse(readFileSync(`docs/wire/${name}.example.json`, 'utf8'));

test('HST-53: the documents of the wire are those of its schemas: `npm run documents` writes them anew', () => {
  const written = documents();
  const examples = names.map((name) => `docs/wire/${name}.example.json`);
  const there = ['docs/hosts.md', ...readdirSync('docs/wire').map((name) => `docs/wire/${name}`)];
  expect(there.toSorted()).toEqual([...written.keys(), ...examples].toSorted());
  for (const [path, content] of written) expect([path, readFileSync(path, 'utf8')]).toEqual([path, content]);
});

test.each(names)('HST-54: the example of %s is what the site reads, whole', (name) => {
  const schema = answers[name];
  expect(schema && problemsOf(schema, exampleOf(name))).toEqual([]);
});

test('HST-55: the JSON schemas accept the examples, and find each missing required field', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const untold: string[] = [];
  let removed = 0;
  for (const [name, schema] of jsonSchemas) {
    const accepts = ajv.compile(Object(JSON.parse(JSON.stringify(schema))));
    expect([name, accepts(exampleOf(name)), accepts.errors]).toEqual([name, true, null]);
    for (const { path, isRequired } of fieldsOf(schema)) {
      const spoilt = without(exampleOf(name), path);
      if (!isRequired || JSON.stringify(spoilt) === JSON.stringify(exampleOf(name))) continue;
      removed += 1;
      if (accepts(spoilt)) untold.push(`${name}: ${path.join('.')}`);
    }
  }
  expect(removed).toBeGreaterThan(100);
  expect(untold).toEqual([]);
});

/** The answer without a field, in every entry that has it. */
function without(answer: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => without(entry, [first, ...rest]));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      if (name !== first) return [[name, value]];
      return rest.length === 0 ? [] : [[name, without(value, rest)]];
    }),
  );
}

test('every field has a form and a meaning in words', () => {
  const fields = [...jsonSchemas].flatMap(([name, schema]) =>
    fieldsOf(schema).map((field) => ({ name, ...field })),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect(fields.filter(({ form, meaning }) => form === '' || meaning === '')).toEqual([]);
});

test('each question names an answer of the documents', () => {
  const unknown = Object.values(resources).filter(
    ({ answer }) => answer !== 'page-…' && !existsSync(`docs/wire/${answer}.schema.json`),
  );
  expect(unknown).toEqual([]);
});
