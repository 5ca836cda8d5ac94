import * as v from 'valibot';
import { Refusal, type RefusalStatus } from '../refusal.ts';

/** How long an answer may be given again: until the data change, never (but with an entity tag), or not at all. */
export type Keeping = 'kept' | 'live' | 'none';

/** Who may ask. */
export type Access = 'public' | 'member';

/** What resources have in common that an API answers in one way. */
interface Kind<Who extends Access> {
  access: Who;
  /** Where a resource says nothing else. */
  keeping: Keeping;
  /** Statuses of a success, as OpenAPI writes them. */
  success: '200' | '2XX';
  /** What a refusal means, by its status as OpenAPI writes it; 500 is told of everywhere. */
  refusals: Partial<Record<RefusalStatus | '4XX', string>>;
}

/** Schemas of the parts of a request, judged in this order; a part that is left out is not read. */
export interface RequestSchemas {
  /** What stands for the names in braces of the path. What fits none is not found: messages are whole sentences. */
  params?: v.GenericSchema;
  /** Unknown parameters are dropped. Messages go on after the parameter's name. */
  query?: v.GenericSchema;
  /** JSON. Unknown fields are dropped. */
  body?: v.GenericSchema;
}

/** What OpenAPI tells of one verb of one path. */
export interface Description {
  kind: Kind<Access>;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it, below the API's address: `/v1/me/creditbooking/{id}`. */
  path: `/${string}`;
  summary: string;
  request: RequestSchemas;
  /** What a success answers. */
  answer: v.GenericSchema;
  contentType: string;
  /** What is sent proves itself: no page has to. */
  provesItself?: true;
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
  keeping?: (asked: Judged<Request>) => Keeping;
  handle: (deps: Deps, asked: Judged<Request> & Caller) => Promise<Reply<v.InferInput<Answer>>>;
}

const json = 'application/json';

const refuse = (issue: v.BaseIssue<unknown>): Refusal => {
  const [part, ...steps] = (v.getDotPath(issue) ?? '').split('.');
  if (part === 'params') return new Refusal('not-found', issue.message);
  const whole = part === 'body' ? 'The body' : 'The query';
  return new Refusal('invalid', `${steps.join('.') || whole} ${issue.message}`);
};

const judge = <S extends v.GenericSchema>(schema: S, given: Given): v.InferOutput<S> => {
  // Only what a schema says itself: valibot's own messages repeat what was sent, passwords among it.
  const parsed = v.safeParse(schema, given, { abortEarly: true, message: 'is not what it must be' });
  if (parsed.success) return parsed.output;
  throw refuse(parsed.issues[0]);
};

/**
 * Makes the function that defines resources of a kind. Handlers get what the schemas made of the request, with what
 * the API tells of who asks; what they answer is typed by the schema that describes it.
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
    keeping = () => kind.keeping,
    handle,
  }: Definition<Request, Answer, Deps, Caller>): Resource<Deps, Caller, Who> => {
    const schema = v.object(request);
    const send = ({
      status = 200,
      headers,
      expiresAt = null,
      ...reply
    }: Reply<v.InferInput<Answer>>): Sent => ({
      status,
      headers: { 'content-type': contentType, ...headers },
      body: 'written' in reply ? reply.written : JSON.stringify(reply.body),
      expiresAt,
    });
    return {
      kind,
      access: kind.access,
      method,
      path,
      summary,
      request,
      answer,
      contentType,
      accept: (given) => {
        const asked = judge(schema, given);
        return {
          key: JSON.stringify([path, asked]),
          keeping: keeping(asked),
          answer: async (deps, caller) => send(await handle(deps, { ...asked, ...caller })),
        };
      },
    };
  };
