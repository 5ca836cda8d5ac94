import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { Identifiers } from './resetBodies.ts';

/** Pages for a mailed code. */
export type CodePage = 'activate' | 'reset-password';

/**
 * The link of a mail: always with the deployment's own address, whatever host the request names. The proof is in the
 * fragment, which reaches no server, log or referrer.
 */
export const mailedLink = (
  publicUrl: string,
  { page, lang }: { page: CodePage; lang: Language },
  { token, uuid, userref, email }: Omit<Identifiers, 'key'>,
  code: string,
): string =>
  `${publicUrl}${pairPath(page, lang)}#${new URLSearchParams({ token, uuid, userref, email, code }).toString()}`;
