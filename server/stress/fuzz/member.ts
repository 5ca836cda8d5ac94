import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hashPassword } from '#server/member/passwords.ts';
import { insertMember } from '#server/store/members/members.ts';
import { readCsrf, type Csrf } from './csrf.ts';
import type { FuzzSite } from './site.ts';

const password = 'correct horse battery fuzz';
/** More than any run spends. */
const credits = 100_000;
const key = 'fuzz';

const pair = v.object({ token: v.string(), refresh_token: v.string() });
type Pair = v.InferOutput<typeof pair>;

/** A member with a session. */
export interface FuzzMember {
  id: number;
  email: string;
  password: string;
  session: Pair;
}

/** Members of a site, who log in again after their session or account has ended. */
export interface People {
  csrf: Csrf;
  /** Calls the member API, and reads its JSON, which must come. @throws on a refusal */
  ask: <S extends v.GenericSchema>(
    schema: S,
    method: string,
    path: string,
    call?: Call,
  ) => Promise<v.InferOutput<S>>;
  /** A member with a live session. */
  member: () => Promise<FuzzMember>;
  /** Forgets a session, or with `gone` a member. */
  end: (member: FuzzMember, gone: boolean) => void;
  /** Begins a login. @returns the pending token */
  begin: (email: string) => Promise<string>;
}
interface Call {
  body?: object;
  token?: string;
}

/** A new address. */
export const newEmail = (): string => `${randomUUID()}@fuzz.test`;

const initiated = v.object({ token: v.string() });

export const createPeople = async (site: FuzzSite): Promise<People> => {
  const { store, send, codeOf } = site;
  const csrf = await readCsrf(send);
  const hash = await hashPassword(password);
  let current: FuzzMember | null = null;
  let standing: { id: number; email: string } | null = null;

  const ask: People['ask'] = async (schema, method, path, { body, token } = {}) => {
    const { status, body: text } = await send(`/api/member${path}`, {
      method,
      headers: {
        ...csrf,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status} ${text}`);
    return v.parse(schema, JSON.parse(text));
  };

  const begin = async (username: string): Promise<string> => {
    const body = { username, password, key };
    return (await ask(initiated, 'POST', '/v1/login/initiate', { body })).token;
  };

  const join = async (): Promise<{ id: number; email: string }> => {
    const email = newEmail();
    const names = { firstname: 'Camille', lastname: 'Roy', location: 'Montréal', lang: 'fr' } as const;
    const row = await store.transact((db) =>
      insertMember(db, { email, ...names, password_hash: hash, credits, passes: 0 }, 0),
    );
    if (!row) throw new Error(`${email} is there already`);
    return { id: row.id, email };
  };

  return {
    csrf,
    ask,
    begin,
    member: async () => {
      if (current) return current;
      standing ??= await join();
      const token = await begin(standing.email);
      const body = { token, code: codeOf(standing.email), key };
      current = { ...standing, password, session: await ask(pair, 'POST', '/v1/login/verify', { body }) };
      return current;
    },
    end: (member, gone) => {
      if (current === member) current = null;
      if (gone) standing = null;
    },
  };
};
