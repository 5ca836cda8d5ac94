import { createMemberRequest, type MemberRequest } from '#src/api/member/memberRequest.ts';
import { crossSiteTokenIn } from '#src/session/cookies.ts';

/** These calls need no login. */
const nobody = { token: () => null, renew: () => Promise.resolve(null) };

/** Calls the member API for this browser, whoever it is. @param baseUrl of the member API */
export const openAccountRequest = (baseUrl: string): MemberRequest =>
  createMemberRequest({
    fetch: (url, init) => fetch(url, init),
    baseUrl,
    authority: nobody,
    crossSiteToken: (cookie) => crossSiteTokenIn(document, cookie, location.protocol === 'https:'),
    onServerTime: () => {},
  });
