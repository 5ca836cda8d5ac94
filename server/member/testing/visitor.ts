import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertMember } from '#server/store/members/members.ts';
import type { Store } from '#server/store/store.ts';
import type { App } from '#server/app.ts';
import { hashPassword } from '../passwords.ts';
import { noEffort } from './noEffort.ts';

export interface Answered {
  status: number;
  /** Parsed; null without one. */
  body: unknown;
  headers: Headers;
}

interface Call {
  body?: unknown;
  /** Access token. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** A visitor with a browser: keeps the cookies, and repeats one in the header. */
export interface Visitor {
  ask: (method: string, path: string, call?: Call) => Promise<Answered>;
  /** Values by their names, decoded. */
  cookies: Map<string, string>;
}

export const readAnswer = async (response: Response): Promise<Answered> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text || null,
    headers: response.headers,
  };
};

const keepCookies = (cookies: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, decodeURIComponent(value));
  }
};

/** Opens a browser on the site, in process. @param address of its connection */
export const openVisitor = async (
  { hono }: Pick<App, 'hono'>,
  { address, cookies = new Map() }: { address?: string; cookies?: Map<string, string> } = {},
): Promise<Visitor> => {
  const connection = address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };
  const ask: Visitor['ask'] = async (method, path, { body, token, headers = {} } = {}) => {
    const response = await hono.request(
      `/api/member${path}`,
      {
        method,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      connection,
    );
    keepCookies(cookies, response.headers);
    return readAnswer(response);
  };
  await ask('GET', '/v1/login_session_logout');
  return { ask, cookies };
};

export const key = 'test';
export const password = 'correct horse battery';
const hash = await hashPassword(password, noEffort);

/** A member with that password. */
export const addMember = async (store: Store, email: string, lang: 'fr' | 'en' = 'en') => {
  const names = { firstname: 'Camille', lastname: 'Roy', location: 'Montréal' };
  const row = await store.transact((db) =>
    insertMember(db, { email, lang, ...names, password_hash: hash, credits: 2, passes: 1 }, 0),
  );
  if (!row) throw new Error(`${email} is there already`);
  return row;
};

/** The mails of the outbox, oldest first. */
export const readOutbox = (dataDirectory: string): { name: string; text: string }[] => {
  try {
    const folder = join(dataDirectory, 'outbox');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  } catch {
    return [];
  }
};

/** The code of the newest mail to an address. */
export const newestCode = (dataDirectory: string, email: string): string => {
  const mail = readOutbox(dataDirectory).findLast(({ name }) => name.endsWith(`-${email}.eml`));
  const code = /^(\d{6})$/m.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`${email} has no mail with a code`);
  return code;
};

/** A different code. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

const textOf = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string') throw new Error(`There is no ${name} in ${JSON.stringify(body)}`);
  return value;
};
/** A text of an answer, at its top or in its `data`. */
export const field = ({ body }: Answered, name: string): string => {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  return textOf(data ?? body, name);
};
/** Status and code of a refusal. @throws Error for one without a reason in words */
export const refusal = ({ status, body }: Answered): string => {
  const error: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  if (error === undefined) return String(status);
  const code = textOf(error, 'code');
  if (!textOf(error, 'message').includes(' ')) throw new Error(`${code} says no reason`);
  return `${status} ${code}`;
};

/** The first step. @returns the pending token */
export const initiate = async (visitor: Visitor, username: string): Promise<string> =>
  field(await visitor.ask('POST', '/v1/login/initiate', { body: { username, password, key } }), 'token');

/** Both steps. */
export const signIn = async (
  visitor: Visitor,
  dataDirectory: string,
  email: string,
): Promise<{ token: string; refresh: string }> => {
  const token = await initiate(visitor, email);
  const code = newestCode(dataDirectory, email);
  const pair = await visitor.ask('POST', '/v1/login/verify', { body: { token, code, key } });
  return { token: field(pair, 'token'), refresh: field(pair, 'refresh_token') };
};
