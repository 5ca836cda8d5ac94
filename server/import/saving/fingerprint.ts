import { hash } from 'node:crypto';
import { isLanguage, otherLanguage, type Language } from '#contract/address/language.ts';
import type { ImportedShow } from '../reading/readShow.ts';

/**
 * A show's content in the database. A file in several languages leaves one hash, files in one language each leave
 * `by=fr facts=… fr=… en=…`: the facts are of the file that came first, the other one brings texts.
 */
interface Told {
  by: Language | null;
  parts: ReadonlyMap<string, string>;
}

const readTold = (fingerprint: string | null): Told => {
  const parts = new Map(
    (fingerprint ?? '').split(' ').flatMap((part): [string, string][] => {
      const [name = '', value] = part.split('=');
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const by = parts.get('by');
  return { by: isLanguage(by) ? by : null, parts };
};

/** The language of the file whose facts a show has; null for a file in several. */
export const languageOfFacts = (fingerprint: string | null): Language | null => readTold(fingerprint).by;

const hashOf = (content: unknown): string => hash('sha256', JSON.stringify(content), 'base64url');

interface Hashes {
  whole: string;
  facts: string;
  texts: Record<Language, string>;
}
const known = new WeakMap<ImportedShow, Hashes>();

/** Of a show's content, whatever its keys. Once read, a show does not change. */
const hashesOf = (show: ImportedShow): Hashes => {
  const made = known.get(show);
  if (made !== undefined) return made;
  const {
    identity: _identity,
    isItsDate: _isItsDate,
    title: _title,
    texts,
    fileLanguage: _language,
    ...facts
  } = show;
  const hashes = {
    whole: hashOf([texts, facts]),
    facts: hashOf(facts),
    texts: { fr: hashOf(texts.fr), en: hashOf(texts.en) },
  };
  known.set(show, hashes);
  return hashes;
};

/** Whether the facts of a show are those of the other language's file. */
export const isOfOther = (fileLanguage: Language | null, by: Language | null): boolean =>
  fileLanguage !== null && by !== null && by !== fileLanguage;

/** Whether a fingerprint is that of a show with this content. */
export const isShowSaid = (fingerprint: string | null, show: ImportedShow): boolean => {
  const { whole, facts, texts } = hashesOf(show);
  const lang = show.fileLanguage;
  if (lang === null) return fingerprint === whole;
  const { by, parts } = readTold(fingerprint);
  return parts.get(lang) === texts[lang] && (isOfOther(lang, by) || parts.get('facts') === facts);
};

/** The fingerprint once a show is written over what a former one tells. */
export const fingerprintOf = (former: string | null, show: ImportedShow): string => {
  const { whole, facts, texts } = hashesOf(show);
  const lang = show.fileLanguage;
  if (lang === null) return whole;
  const { by, parts } = readTold(former);
  const isOther = isOfOther(lang, by);
  const others = parts.get(otherLanguage(lang));
  return [
    `by=${isOther ? by : lang}`,
    `facts=${isOther ? parts.get('facts') : facts}`,
    `${lang}=${texts[lang]}`,
    ...(others === undefined ? [] : [`${otherLanguage(lang)}=${others}`]),
  ].join(' ');
};

/** The languages whose texts a show brings: all, but for those of the other language's file. */
export const broughtLanguages = (former: string | null, show: ImportedShow): Language[] => {
  const lang = show.fileLanguage;
  const isOtherFree = lang === null || !readTold(former).parts.has(otherLanguage(lang));
  return isOtherFree ? ['fr', 'en'] : [lang];
};
