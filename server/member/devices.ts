import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { epochSeconds } from '../clock.ts';
import type { AccountDeps } from './account.ts';
import { memberLimits } from './limits.ts';
import type { Tokens } from './tokens.ts';

const cookieName = 'DEVICES';
const separator = '~';
const { deviceAccounts, deviceLifetime } = memberLimits;

/** The cookie that identifies a browser to the accounts that it has logged in to; '' without one. */
export const readDevices = (context: Context): string => getCookie(context, cookieName) ?? '';

const tokensIn = (cookie: string): string[] => cookie.split(separator).slice(0, deviceAccounts);

/** This device among the account's, or among any account's for a null; null if it has not logged in there. */
export const findDevice = async (
  tokens: Pick<Tokens, 'readDevice'>,
  cookie: string,
  account: string | null,
): Promise<string | null> => {
  for (const token of tokensIn(cookie)) {
    const device = await tokens.readDevice(token);
    if (device && (account === null || device.account === account)) return device.id;
  }
  return null;
};

/** The `Set-Cookie` of a device that has just logged in to an account: a new device with fresh limits. */
export const rememberDevice = async (
  { tokens, clock, settings }: AccountDeps,
  cookie: string,
  account: string,
): Promise<string> => {
  const expiresAt = epochSeconds(clock.now()) + deviceLifetime;
  const remembered = [await tokens.signDevice({ id: randomUUID(), account }, expiresAt)];
  for (const token of tokensIn(cookie)) {
    const device = await tokens.readDevice(token);
    if (device && device.account !== account) remembered.push(token);
  }
  return generateCookie(cookieName, remembered.slice(0, deviceAccounts).join(separator), {
    path: '/api/member',
    httpOnly: true,
    sameSite: 'Strict',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: deviceLifetime,
  });
};
