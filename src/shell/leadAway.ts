import type { SignedOutReason } from '#machines/session/session.setup.ts';
import { answerOf, languageOf } from './answer.ts';
import { loginAddress } from '#src/session/loginAddress.ts';

/** The used part of the router. */
interface Ways {
  state: { matches: Parameters<typeof answerOf>[0] };
  navigate: (to: { href: string }) => Promise<void>;
}

/**
 * The target of a tab when nobody is logged in any more (SES-11…SES-13): the login page, with the way back unless the member
 * asked to leave. A tab that learns it from another stays, unless its page is the member's own.
 */
export const leadAway = (router: Ways, reason: SignedOutReason): void => {
  const { pathname, search, hash } = window.location;
  const isPersonal = answerOf(router.state.matches)?.isPersonal ?? false;
  if (reason === 'elsewhere' && !isPersonal) return;
  const why = reason === 'expired' || reason === 'inactive' ? reason : undefined;
  const from = reason === 'asked' ? null : pathname + search + hash;
  void router.navigate({ href: loginAddress(languageOf(pathname), from, why) });
};
