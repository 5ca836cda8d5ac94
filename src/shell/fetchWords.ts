import type { Language } from '#contract/address/language.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { Words } from '#contract/words.ts';

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const fetchFrom = async (address: string, ask: typeof fetch): Promise<Words> => {
  const answer = await ask(address);
  const words: unknown = answer.ok ? await answer.json() : null;
  if (!isWords(words)) throw new Error(`No words at ${address}: ${answer.status}`);
  return words;
};

/**
 * The festival's words of each language (FES-15), fetched once; without an address nothing is asked for, and after a failure a
 * later call asks again, as for any text (RTE-21).
 */
export const fetchedWords = (
  addresses: PageSettings['words'],
  ask: typeof fetch,
): ((language: Language) => Promise<Words>) => {
  const known = new Map<Language, Promise<Words>>();
  return (language) => {
    const address = addresses[language];
    const words = known.get(language) ?? (address === null ? Promise.resolve({}) : fetchFrom(address, ask));
    known.set(language, words);
    words.catch(() => known.delete(language));
    return words;
  };
};
