import * as v from 'valibot';
import type { Change } from './change.ts';
import type { ApiDocument, Operation } from './document.ts';
import type { Schemas } from './schemas.ts';

export interface Answered {
  status: number;
  headers: Headers;
  body: string;
}

const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({ error: v.object({ code: v.string(), message: v.string() }) }),
      v.transform(({ error }) => error.message),
    ),
    v.pipe(
      v.object({ message: v.string(), status: v.number() }),
      v.transform(({ message }) => message),
    ),
  ]),
);

const parsed = v.pipe(v.string(), v.parseJson());
const typeOf = (headers: Headers): string => (headers.get('content-type') ?? '').split(';')[0] ?? '';

/** Compares an answer with the description of its operation. @returns the fault; null without one */
export const misfitOf = (
  { answers }: Operation,
  { status, headers, body }: Answered,
  { document, schemas }: { document: ApiDocument; schemas: Schemas },
): string | null => {
  const described = answers[String(status)];
  if (!described) return `${status} is not described`;
  for (const name of Object.keys(described.headers))
    if (document.components.headers[name]?.required && !headers.has(name)) return `${name} is missing`;
  const types = Object.entries(described.content);
  if (types.length === 0)
    return body === '' || status >= 300 ? null : `${status} has a body that is not described`;
  const type = typeOf(headers);
  const own =
    types.find(([known]) => known.split(';')[0] === type) ?? types.find(([known]) => known === '*/*');
  if (!own) return `${status} is ${type || 'of no type'}`;
  const [, { schema }] = own;
  if (schema === undefined) return null;
  const read = v.safeParse(parsed, body);
  return read.success ? schemas.wrongWith(schema, read.output) : `${status} is no JSON`;
};

/** Statuses of a fault, or of a limit that should not be near. */
const unwanted = (status: number): boolean => status >= 500 || status === 429;

/** Of a right request: any described answer but a fault. */
export const faultOf = (...[operation, answered, against]: Parameters<typeof misfitOf>): string | null =>
  unwanted(answered.status) ? `${answered.status} is answered` : misfitOf(operation, answered, against);

/** Of a wrong request: a refusal that names the mistake. */
export const leniencyOf = (
  { statuses, names }: Pick<Change, 'statuses' | 'names'>,
  operation: Operation,
  answered: Answered,
  against: Parameters<typeof misfitOf>[2],
): string | null => {
  const { status, body } = answered;
  if (!statuses.includes(status)) return `${status} is answered, not ${statuses.join(' or ')}`;
  // A path that fits no operation has none: its refusal is unspecified.
  const isApi = operation.path.startsWith('/api/');
  if (!isApi) return null;
  if (operation.answers[String(status)] !== undefined) {
    const misfit = misfitOf(operation, answered, against);
    if (misfit !== null) return misfit;
  }
  const told = v.safeParse(refusal, body);
  if (!told.success) return `${status} is no refusal`;
  return names === null || names.test(told.output) ? null : `"${told.output}" does not say what is wrong`;
};
