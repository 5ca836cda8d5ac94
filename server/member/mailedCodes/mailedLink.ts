import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { Identifiers } from './resetBodies.ts';

/** Pages that a mailed code leads to. */
export type CodePage = 'activate' | 'reset-password';

/**
 * The link of a mail: of the deployment's own address alone, whatever the request said of its host. What it proves
 * stands in the fragment, which no server, log or referrer is told.
 */
export const mailedLink = (
  publicUrl: string,
  { page, lang }: { page: CodePage; lang: Language },
  { token, uuid, userref, email }: Omit<Identifiers, 'key'>,
  code: string,
): string =>
  `${publicUrl}${pairPath(page, lang)}#${new URLSearchParams({ token, uuid, userref, email, code }).toString()}`;
