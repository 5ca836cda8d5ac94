import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Caller } from './resource.ts';

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;

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

export const readCaller = (context: Context): Caller => ({
  idempotencyKey: context.req.header('idempotency-key') ?? null,
  bearer: readBearer(context),
  address: addressOf(context),
});
