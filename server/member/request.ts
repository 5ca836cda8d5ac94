import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { readParameters } from '../content/query.ts';
import { Refusal } from '../refusal.ts';
import type { Asked } from './resource.ts';

const isJson = /^application\/json\s*(;|$)/i;
const bearer = /^Bearer ([\w.~+/-]+=*)$/i;
const withBody = ['POST', 'PATCH'];

const readBody = async ({ req }: Context): Promise<unknown> => {
  if (!withBody.includes(req.method)) return undefined;
  const text = await req.text();
  if (text === '') return undefined;
  if (!isJson.test(req.header('content-type') ?? '')) throw new Refusal('invalid', 'The body must be JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The body is malformed JSON');
  }
};

const addressOf = (context: Context): string => {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // In process there is no connection.
    return '';
  }
};

/** The token of the Authorization header; null where there is none. */
export const readBearer = ({ req }: Context): string | null =>
  bearer.exec(req.header('authorization') ?? '')?.[1] ?? null;

/** What is asked, before a resource's schemas judge it. No path has more than one part that varies. @throws Refusal */
export const readAsked = async (context: Context): Promise<Asked<unknown, unknown>> => ({
  id: context.req.param('id') ?? '',
  query: readParameters(new URL(context.req.url).searchParams),
  body: await readBody(context),
  idempotencyKey: context.req.header('idempotency-key') ?? null,
  bearer: readBearer(context),
  address: addressOf(context),
});
