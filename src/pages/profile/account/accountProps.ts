import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';

/** The props of every part of the account. */
export interface AccountProps {
  client: MemberClient;
  /** Calls the member API for this page's own needs: each part makes its own client of it. */
  request: MemberRequest;
  /** The profile has changed: informs the other tabs. */
  shareProfile: () => void;
  lang: Language;
  clock: SiteClock;
  /** The account has been deleted: logs out everywhere, and goes to a page that says so. */
  onDeleted: () => void;
}
