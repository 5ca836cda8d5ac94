import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import { commonRefusals, describeAnswers } from './describeResource.ts';
import type { Access, DescribedRefusals, Description, RequestSchemas } from './description.ts';

/** How long an answer may be given again: until the data change, never (but with an entity tag), or not at all. */
export type Keeping = 'kept' | 'live' | 'none';

/** What resources have in common that an API answers in one way. */
interface Kind<Who extends Access> {
  access: Who;
  /** Where a resource says nothing else. */
  keeping: Keeping;
  /** Headers that every request for a change needs. */
  changing?: v.GenericSchema;
  /** What the refusals mean that any request for a change may get. */
  refusals?: DescribedRefusals;
}

/** A request as it came. */
export interface Given {
  /** Decoded, by the names of the path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Parsed; undefined where there is none. */
  body: unknown;
}

/** A success as it is sent. */
export interface Sent {
  status: 200 | 201 | 202;
  /** Lower-case names; the type among them. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds since the epoch from which on the answer differs; null is never. */
  expiresAt: number | null;
}

/** A request that its schemas have judged. */
export interface Accepted<Deps, Caller> {
  /** Names everything in the request that the answer depends on, among all resources of the API. */
  key: string;
  keeping: Keeping;
  /** @throws Refusal */
  answer: (deps: Deps, caller: Caller) => Promise<Sent>;
}

/** One verb of one path: what may be asked and what is answered. */
export interface Resource<Deps, Caller, Who extends Access = Access> extends Description {
  access: Who;
  /** Judges a request, at once. @throws Refusal that names what is wrong */
  accept: (given: Given) => Accepted<Deps, Caller>;
}

/** What a resource answers: a body by its schema, or the same as it is sent: a file, or an earlier answer's JSON. */
export type Reply<Body> = Partial<Omit<Sent, 'body'>> & ({ body: Body } | { written: Sent['body'] });

type Judgeable = RequestSchemas & v.ObjectEntries;
type Judged<Request extends Judgeable> = v.InferOutput<v.ObjectSchema<Request, undefined>>;

interface Definition<Request extends Judgeable, Answer extends v.GenericSchema, Deps, Caller> {
  path: Description['path'];
  summary: string;
  /** GET where it is left out. */
  method?: Description['method'];
  request: Request;
  answer: Answer;
  /** JSON where it is left out. */
  contentType?: string;
  /** Statuses of a success; 200 where they are left out. */
  successes?: readonly Sent['status'][];
  /** What its own refusals mean; those of its access, its schemas and its kind are described anyway. */
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
  // Where a part may have several shapes: what is wrong with each.
  const shapes = new Set(issue.issues?.map((one) => v.getDotPath(one)).filter((name) => name !== null));
  const name = steps.join('.') || [...shapes].join(' or ') || whole;
  return new Refusal('invalid', `${name} ${issue.message}`);
};

/** Judges parts of a request. @throws Refusal that names what is wrong, and repeats nothing of it */
export const judge = <S extends v.GenericSchema>(schema: S, given: Partial<Given>): v.InferOutput<S> => {
  // Only what a schema says itself: valibot's own messages repeat what was sent, passwords among it.
  const parsed = v.safeParse(schema, given, { abortEarly: true, message: 'is not what it must be' });
  if (parsed.success) return parsed.output;
  throw refuse(parsed.issues[0]);
};

/**
 * Makes the function that defines resources of a kind. Handlers get what the schemas made of the request, with what
 * the API knows of the caller; what they answer is typed by the schema that describes it.
 */
export const resourceDefiner =
  <Needs, Caller extends object, Who extends Access>(kind: Kind<Who>) =>
  <Request extends Judgeable, Answer extends v.GenericSchema, Deps extends Needs = Needs>({
    method = 'GET',
    path,
    summary,
    request,
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
