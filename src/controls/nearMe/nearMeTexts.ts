import type { Language } from '#contract/address/language.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** The words of "near me", for a page without them. */
export const nearMeTexts = (load: Texts['load'], lang: Language) =>
  fetchedCode(`near-me-${lang}`, async () => {
    await load('nearMe');
    return true;
  });
