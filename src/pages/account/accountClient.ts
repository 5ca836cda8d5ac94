import { createAccountClient, type AccountClient } from '#src/api/member/account.ts';
import { createMemberRequest } from '#src/api/member/memberRequest.ts';
import { crossSiteTokenIn } from '#src/session/cookies.ts';

/** These calls need no login. */
const nobody = { token: () => null, renew: () => Promise.resolve(null) };

/** The account calls of this browser. @param baseUrl of the member API */
export const openAccountClient = (baseUrl: string): AccountClient =>
  createAccountClient(
    createMemberRequest({
      fetch: (url, init) => fetch(url, init),
      baseUrl,
      authority: nobody,
      crossSiteToken: (cookie) => crossSiteTokenIn(document, cookie, location.protocol === 'https:'),
      onServerTime: () => {},
    }),
  );
