import type { Language } from '#contract/address/language.ts';
import { ask, Unanswered } from './ask.ts';
import type { CheckedHost } from './checkedHost.ts';
import { checkLanguage } from './checkLanguage.ts';
import type { Finding } from './findings.ts';
import { createHostUnderCheck } from './hostUnderCheck.ts';
import { checkPictures } from './pictures.ts';
import { checkLimits, type CheckLimits } from './limits.ts';

/** The settings of a site before the host, and the languages to ask for. */
export interface CheckOptions {
  languages: readonly Language[];
  site: string;
  router: string;
  limits?: Partial<CheckLimits>;
  fetchFile?: CheckedHost['fetchFile'];
}

/** The sentence about a picture; null if it is one. */
const fileFetcher =
  (limits: CheckLimits) =>
  async (address: string): Promise<string | null> => {
    try {
      const { status, headers } = await ask(new URL(address), {}, limits);
      if (status !== 200) return `The picture answers ${status}: people see none.`;
      const type = headers.get('content-type') ?? '';
      return type.startsWith('image/')
        ? null
        : `The picture has the type "${type}": browsers may not show it.`;
    } catch (caught) {
      if (caught instanceof Unanswered) return `The picture does not come. ${caught.message}`;
      throw caught;
    }
  };

/** Asks a content host everything that the site asks. The findings, in no order. */
export const checkHost = async (
  url: string,
  { languages, site, router, limits: given = {}, ...options }: CheckOptions,
): Promise<Finding[]> => {
  const limits = { ...checkLimits, ...given };
  const findings: Finding[] = [];
  const host = createHostUnderCheck(url.replace(/(?<!\/)\/+$/, ''), limits, findings);
  const { fetchFile = fileFetcher(limits) } = options;
  const checked = { host, limits, site, router, fetchFile };
  for (const lang of languages) await checkLanguage(checked, lang);
  await checkPictures(checked, host.pictures);
  return findings;
};
