import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Settings } from '../environment.ts';
import { clientAddressReader, networkOf } from '../http/clientAddress.ts';
import { readDevices } from './devices.ts';
import type { Caller } from './resource.ts';

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;

const connectionOf = (context: Context): string | undefined => {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // In process there is no connection.
    return undefined;
  }
};

/** The token of the Authorization header; null where there is none. */
export const readBearer = ({ req }: Context): string | null =>
  bearer.exec(req.header('authorization') ?? '')?.[1] ?? null;

/** Reads who asks, behind the proxies that are trusted. */
export const callerReader = ({
  trustedProxies,
}: Pick<Settings, 'trustedProxies'>): ((context: Context) => Caller) => {
  const readAddress = clientAddressReader(trustedProxies);
  return (context) => ({
    idempotencyKey: context.req.header('idempotency-key') ?? null,
    bearer: readBearer(context),
    address: networkOf(readAddress(connectionOf(context), context.req.header('x-forwarded-for'))),
    devices: readDevices(context),
    ifMatch: context.req.header('if-match') ?? null,
    userAgent: context.req.header('user-agent') ?? '',
  });
};
