import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';

/** What every part of the account is given. */
export interface AccountProps {
  client: MemberClient;
  /** Asks the member API for what only this page needs: each part makes its own client of it. */
  request: MemberRequest;
  /** The profile is another one: the other tabs are told. */
  shareProfile: () => void;
  lang: Language;
  clock: SiteClock;
  /** The account is gone: logs out everywhere, and leads to where that is said. */
  onDeleted: () => void;
}
