import * as v from 'valibot';
import { describedParts } from './descriptions.ts';
import { describeRoutes } from './openapi.ts';

const named = v.optional(v.record(v.string(), v.unknown()), {});
const content = v.optional(v.record(v.string(), v.object({ schema: v.optional(v.unknown()) })), {});
const operation = v.object({
  tags: v.tuple([v.string()]),
  summary: v.string(),
  security: v.optional(v.array(v.unknown())),
  parameters: v.array(
    v.object({ name: v.string(), in: v.string(), required: v.boolean(), schema: v.unknown() }),
  ),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ description: v.string(), content, headers: named })),
});
type Operation = v.InferOutput<typeof operation>;
const referring = v.object({ $ref: v.string() });
const openapi = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

/** A code span, also of a text with backticks. */
const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const codes = (names: object): string => Object.keys(names).map(code).join(', ');
/** JSON Schema, as compact as JSON is. */
const form = (schema: unknown): string => code(JSON.stringify(schema));

const parameterLines = ({ parameters }: Operation): string[] =>
  parameters.map(
    ({ name, in: place, required, schema }) =>
      `- ${code(name)} (${place}${required ? ', required' : ''}): ${form(schema)}`,
  );
const bodyLines = ({ requestBody }: Operation): string[] =>
  Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `- body as ${code(type)}: ${form(schema)}`,
  );
/** The forms of an answer; those of the content and of refusals have pages and a section of their own. */
const formsOf = ({ tags: [tag] }: Operation, content: Operation['responses'][string]['content']): string[] =>
  Object.values(content).flatMap(({ schema }) =>
    tag === 'content' || schema === undefined || v.is(referring, schema) ? [] : [form(schema)],
  );
const answerLines = (told: Operation): string[] =>
  Object.entries(told.responses).map(([status, { description, content, headers }]) => {
    const [types, names] = [codes(content), codes(headers)];
    const parts = [types && `as ${types}`, names && `with ${names}`].filter((part) => part !== '');
    const how = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return [`- **${status}** ${description}${how}`, ...formsOf(told, content)].join(': ');
  });

const describe = (verb: string, path: string, told: Operation): string =>
  [
    `### ${code(`${verb.toUpperCase()} ${path}`)}`,
    told.security ? `${told.summary} For members.` : told.summary,
    [...parameterLines(told), ...bodyLines(told)].join('\n'),
    answerLines(told).join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');

const heading = `# The APIs

\`npm run documents\` writes this page: every question that the site answers, as \`GET /openapi.json\` describes it. The forms
of the content are in [wire/fields.md](wire/fields.md); a refusal of an API is \`{"error":{"code","message"}}\`.`;

/** All questions and answers, by part: docs/api.md. What a route takes or answers changes here too, for a reviewer to see. */
export const reference = (): string => {
  const { paths } = v.parse(openapi, describeRoutes(describedParts));
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, told]) => ({ tag: told.tags[0], text: describe(verb, path, told) })),
  );
  const sections = [...Map.groupBy(operations, ({ tag }) => tag)].map(([tag, those]) =>
    [`## ${tag}`, ...those.map(({ text }) => text)].join('\n\n'),
  );
  return `${[heading, ...sections].join('\n\n')}\n`;
};
