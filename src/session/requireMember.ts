import { redirect } from '@tanstack/react-router';
import type { Language } from '#contract/address/language.ts';
import { loginAddress } from './loginAddress.ts';
import type { MemberSession, SessionLoader } from './sessionLoader.ts';

/**
 * For the loader of members' pages (RTE-30): opens the member's session.
 * @param from path and search of the address, for the way back after a login
 * @returns null on the server, which draws only the outline of the page
 * @throws a redirect to the login page if nobody is logged in
 */
export const requireMember = async (
  { isServer, sessionLoader, lang }: { isServer: boolean; sessionLoader: SessionLoader; lang: Language },
  from: string,
): Promise<MemberSession | null> => {
  if (isServer) return null;
  const memberSession = sessionLoader.holdsSession() ? await sessionLoader.load() : null;
  if (memberSession?.session.getSnapshot().matches('authenticated')) return memberSession;
  throw redirect({ href: loginAddress(lang, from), replace: true });
};
