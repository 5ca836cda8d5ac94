import { onTestFinished } from 'vitest';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';
import { createSessionLoader, type MemberSession } from '../sessionLoader.ts';
import { createFakeStorage, openFakeTab } from './fakeBrowser.ts';
import { createFakeMemberServer } from './fakeMemberServer.ts';

/**
 * For tests: a tab in which Camille is logged in at noon of a day in London, and the loader of her session.
 * @param answers of the member API by path, without its search; all other calls are unavailable
 */
export const memberHere = (answers: Record<string, object> = {}, day = '2027-07-16') => {
  const server = createFakeMemberServer(Date.parse(`${day}T12:00:00Z`));
  const [own, shared] = [createFakeStorage(), createFakeStorage()];
  const tab = openFakeTab({ server, storage: () => own, shared: () => shared });
  tab.logIn();
  onTestFinished(() => {
    tab.memberSession.session.stop();
  });
  const calls: string[] = [];
  const request: MemberRequest = async ({ method, path }) => {
    calls.push(`${method} ${path}`);
    const answer = answers[path.replace(/\?.*/, '')];
    if (!answer) throw new MemberError('unavailable');
    return Response.json(answer);
  };
  const member: MemberSession = { ...tab.memberSession, request, client: createMemberClient(request) };
  const sessionLoader = createSessionLoader(() => Promise.resolve(member));
  return { session: member.session, sessionLoader, calls, left: tab.left };
};
