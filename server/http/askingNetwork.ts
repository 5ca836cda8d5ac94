import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddressReader, networkOf, type TrustedProxies } from '../clientAddress.ts';

const connectionOf = (context: Context): string | undefined => {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // In process there is no connection.
    return undefined;
  }
};

/** Whether the server asks itself, for a page that it renders: there is no connection. */
export const isInProcess = ({ env }: Context): boolean => !env?.incoming;

/** Reads the network of a request, behind trusted proxies; '' in process. For limits; never logged. */
export const askingNetworkReader = (trusted: TrustedProxies): ((context: Context) => string) => {
  const readAddress = clientAddressReader(trusted);
  return (context) => networkOf(readAddress(connectionOf(context), context.req.header('x-forwarded-for')));
};
