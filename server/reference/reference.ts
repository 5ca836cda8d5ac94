import * as v from 'valibot';
import { describedParts } from '../descriptions.ts';
import { describeRoutes } from '../openapi.ts';

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
const openapi = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

const code = (text: string): string => `\`${text}\``;
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
const answerLines = ({ responses }: Operation): string[] =>
  Object.entries(responses).map(([status, answer]) => {
    const [types, headers] = [codes(answer.content), codes(answer.headers)];
    const parts = [types && `as ${types}`, headers && `with ${headers}`].filter((part) => part !== '');
    const form = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return `- **${status}** ${answer.description}${form}`;
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

\`npm run documents\` writes this page: every question that the site answers, as \`GET /openapi.json\` describes it. The shapes
of the content are in [wire/fields.md](wire/fields.md).`;

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
