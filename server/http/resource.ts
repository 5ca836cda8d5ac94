import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import { commonRefusals, describeAnswers } from './describeResource.ts';
import type { Access, DescribedRefusals, Description, RequestSchemas } from './description.ts';

/** How long an answer stays valid: until the data change, never (but with an entity tag), or not at all. */
export type Keeping = 'kept' | 'live' | 'none';

/** The common behaviour of an API's resources. */
interface Kind<Who extends Access> {
  access: Who;
  /** The default of resources. */
  keeping: Keeping;
  /** Headers that every request for a change needs. */
  changing?: v.GenericSchema;
  /** The meanings of refusals of any request for a change. */
  refusals?: DescribedRefusals;
}

/** A request before its checks. */
export interface Given {
  /** Decoded, by the names of the path. */
  params: Readonly<Record<string, string>>;
  /** Lists for the names of the resource's `lists`. */
  query: Readonly<Record<string, string | readonly string[]>>;
  /** Parsed; undefined without one. */
  body: unknown;
}

/** A successful answer. */
export interface Sent {
  status: 200 | 201 | 202;
  /** Lower-case names; the type among them. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds since the epoch of the answer's next change; null for never. */
  expiresAt: number | null;
}

/** A request that has passed its schemas. */
export interface Accepted<Deps, Caller> {
  /** Names everything in the request that the answer depends on, among all resources of the API. */
  key: string;
  keeping: Keeping;
  /** @throws Refusal */
  answer: (deps: Deps, caller: Caller) => Promise<Sent>;
}

/** One verb of one path: its request and its answer. */
export interface Resource<Deps, Caller, Who extends Access = Access> extends Description {
  access: Who;
  /** Query parameters that may repeat. */
  lists: readonly string[];
  /** Checks a request, at once. @throws Refusal that names the fault */
  accept: (given: Given) => Accepted<Deps, Caller>;
}

/** A resource's answer: a body for its schema, or finished content: a file, or an earlier answer's JSON. */
export type Reply<Body> = Partial<Omit<Sent, 'body'>> & ({ body: Body } | { written: Sent['body'] });

type Judgeable = RequestSchemas & v.ObjectEntries;
type Judged<Request extends Judgeable> = v.InferOutput<v.ObjectSchema<Request, undefined>>;

interface Definition<Request extends Judgeable, Answer extends v.GenericSchema, Deps, Caller> {
  path: Description['path'];
  summary: string;
  /** GET by default. */
  method?: Description['method'];
  request: Request;
  /** Query parameters that may repeat; none by default. */
  lists?: readonly string[];
  answer: Answer;
  /** JSON by default. */
  contentType?: string;
  /** Statuses of a success; 200 by default. */
  successes?: readonly Sent['status'][];
  /** The meanings of its own refusals; those of its access, its schemas and its kind are described anyway. */
  refusals?: DescribedRefusals;
  /** Headers of its own that it reads, as an object's schema. */
  headers?: v.GenericSchema;
  keeping?: (asked: Judged<Request>) => Keeping;
  handle: (deps: Deps, asked: Judged<Request> & Caller) => Promise<Reply<v.InferInput<Answer>>>;
}

const json = 'application/json';

const refuse = (issue: v.BaseIssue<unknown>): Refusal => {
  const [part, ...steps] = (v.getDotPath(issue) ?? '').split('.');
  if (part === 'params') return new Refusal('not-found', issue.message);
  const whole = part === 'body' ? 'The body' : 'The query';
  // If a part may have several shapes: the fault of each.
  const shapes = new Set(issue.issues?.map((one) => v.getDotPath(one)).filter((name) => name !== null));
  // Of a parameter that repeats, its name alone.
  const name = (part === 'query' ? steps.slice(0, 1) : steps).join('.') || [...shapes].join(' or ') || whole;
  return new Refusal('invalid', `${name} ${issue.message}`);
};

/** Checks parts of a request. @throws Refusal that names the fault, and repeats nothing of the request */
export const judge = <S extends v.GenericSchema>(schema: S, given: Partial<Given>): v.InferOutput<S> => {
  // Only the schema's own messages: valibot's repeat the input, passwords included.
  const parsed = v.safeParse(schema, given, { abortEarly: true, message: 'is not what it must be' });
  if (parsed.success) return parsed.output;
  throw refuse(parsed.issues[0]);
};

/**
 * Makes the function that defines resources of a kind. Handlers get the schemas' output, with the API's knowledge of the
 * caller; the schema that describes an answer also types it.
 */
export const resourceDefiner =
  <Needs, Caller extends object, Who extends Access>(kind: Kind<Who>) =>
  <Request extends Judgeable, Answer extends v.GenericSchema, Deps extends Needs = Needs>({
    method = 'GET',
    path,
    summary,
    request,
    lists = [],
    answer,
    contentType = json,
    successes = [200],
    refusals = {},
    headers,
    keeping,
    handle,
  }: Definition<Request, Answer, Deps, Caller>): Resource<Deps, Caller, Who> => {
    const schema = v.object(request);
    const send = ({
      status = 200,
      headers: own,
      expiresAt = null,
      ...reply
    }: Reply<v.InferInput<Answer>>): Sent => ({
      status,
      headers: { 'content-type': contentType, ...own },
      body: 'written' in reply ? reply.written : JSON.stringify(reply.body),
      expiresAt,
    });
    const changing = method === 'GET' ? undefined : kind.changing;
    const isKept = keeping !== undefined || kind.keeping !== 'none';
    return {
      access: kind.access,
      method,
      path,
      summary,
      request,
      lists,
      headers: [changing, headers].filter((schema) => schema !== undefined),
      answers: describeAnswers({ answer, contentType, isKept }, successes, {
        ...commonRefusals(kind, { method, request }),
        ...refusals,
      }),
      accept: (given) => {
        const asked = judge(schema, given);
        return {
          key: JSON.stringify([path, asked]),
          keeping: keeping?.(asked) ?? kind.keeping,
          answer: async (deps, caller) => send(await handle(deps, { ...asked, ...caller })),
        };
      },
    };
  };
