import type { Context } from 'hono';
import type { Settings } from '../environment.ts';
import { askingNetworkReader } from '../http/askingNetwork.ts';
import { readDevices } from './devices.ts';
import type { Caller } from './resource.ts';

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;

/** The token of the Authorization header; null without one. */
export const readBearer = ({ req }: Context): string | null =>
  bearer.exec(req.header('authorization') ?? '')?.[1] ?? null;

/** Reads the caller's address, behind trusted proxies. */
export const callerReader = ({
  trustedProxies,
}: Pick<Settings, 'trustedProxies'>): ((context: Context) => Caller) => {
  const readNetwork = askingNetworkReader(trustedProxies);
  return (context) => ({
    idempotencyKey: context.req.header('idempotency-key') ?? null,
    bearer: readBearer(context),
    address: readNetwork(context),
    devices: readDevices(context),
    ifMatch: context.req.header('if-match') ?? null,
    userAgent: context.req.header('user-agent') ?? '',
  });
};
