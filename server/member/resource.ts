import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** What the member API needs of its surroundings, whatever the resource. */
export interface MemberDeps {
  settings: Settings;
  store: Store;
  clock: Clock;
  log: Log;
}

/** Who asks: an access token said so, and its session has not been ended. */
export interface Identity {
  /** The row's id. */
  id: number;
  uuid: string;
  /** The session's family. */
  family: string;
}

/** A request as a resource sees it: judged by its schemas. */
export interface Asked<Query, Body> {
  /** What stands for `{id}` in the path, decoded; '' where there is none. */
  id: string;
  query: Query;
  body: Body;
  /** Null where the client sent none. */
  idempotencyKey: string | null;
  /** The bearer token, not judged; null where the client sent none. */
  bearer: string | null;
  /** Address of who asks, for limits; never logged. */
  address: string;
}

export interface MemberAnswer {
  status: 200 | 201 | 202;
  /** JSON text, or a picture. */
  body: string | Uint8Array<ArrayBuffer>;
  contentType?: 'application/json' | 'image/png';
}

/** A JSON answer. */
export const answered = (body: object, status: MemberAnswer['status'] = 200): MemberAnswer => ({
  status,
  body: JSON.stringify(body),
});

interface ResourceBase {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it, below `/api/member`: `/v1/me/creditbooking/{id}`. */
  path: `/v1/${string}`;
  summary: string;
  query: v.GenericSchema;
  /** `v.undefined()` where there is none. Unknown fields are dropped. */
  body: v.GenericSchema;
  /** What a success answers, for the description. */
  answer: v.GenericSchema;
  /** JSON where it is left out; for the description too. */
  contentType?: MemberAnswer['contentType'];
}

/** One path and verb of the member API. */
export type MemberResource<Deps extends MemberDeps = MemberDeps> = ResourceBase &
  (
    | { access: 'public'; handle: (deps: Deps, asked: Asked<unknown, unknown>) => Promise<MemberAnswer> }
    | {
        access: 'member';
        handle: (deps: Deps, asked: Asked<unknown, unknown>, member: Identity) => Promise<MemberAnswer>;
      }
  );

interface Definition<Q extends v.GenericSchema, B extends v.GenericSchema> extends ResourceBase {
  query: Q;
  body: B;
}

/** What a resource that takes no query, or no body, says. */
export const noQuery = v.object({});
export const noBody = v.undefined();

const judge = <S extends v.GenericSchema>(schema: S, value: unknown, whole: string): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal('invalid', `${v.getDotPath(issue) ?? whole} is not what it must be`);
};

const judged = <Q extends v.GenericSchema, B extends v.GenericSchema>(
  { query, body }: Definition<Q, B>,
  asked: Asked<unknown, unknown>,
): Asked<v.InferOutput<Q>, v.InferOutput<B>> => ({
  ...asked,
  query: judge(query, asked.query, 'The query'),
  body: judge(body, asked.body, 'The body'),
});

/** A path that anybody may ask. The handler gets what its schemas made of the request. */
export const definePublic = <Deps extends MemberDeps, Q extends v.GenericSchema, B extends v.GenericSchema>(
  definition: Definition<Q, B> & {
    handle: (deps: Deps, asked: Asked<v.InferOutput<Q>, v.InferOutput<B>>) => Promise<MemberAnswer>;
  },
): MemberResource<Deps> => ({
  ...definition,
  access: 'public',
  handle: async (deps, asked) => definition.handle(deps, judged(definition, asked)),
});

/** A path that only a member may ask, about what is theirs. */
export const defineForMember = <
  Deps extends MemberDeps,
  Q extends v.GenericSchema,
  B extends v.GenericSchema,
>(
  definition: Definition<Q, B> & {
    handle: (
      deps: Deps,
      asked: Asked<v.InferOutput<Q>, v.InferOutput<B>>,
      member: Identity,
    ) => Promise<MemberAnswer>;
  },
): MemberResource<Deps> => ({
  ...definition,
  access: 'member',
  handle: async (deps, asked, member) => definition.handle(deps, judged(definition, asked), member),
});
