import { defaultLanguage, languages, type Language } from '#src/api/contract/values.ts';

const isLanguage = (value: string | undefined): value is Language =>
  languages.some((known) => known === value);

/** The languages of an Accept-Language header, most wanted first (RFC 9110 §12.5.4); `q=0` is "not this one". */
const wanted = (header: string): string[] =>
  header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
        .find((value) => value !== undefined);
      return { tag: tag.slice(0, 2).toLowerCase(), q: q === undefined ? 1 : Number(q), position };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q || a.position - b.position)
    .map(({ tag }) => tag);

/** The visitor's language: the choice kept in the cookie `lang`, else what the browser asks for, else French (RTE-23). */
export const chooseLanguage = (cookies: string, acceptLanguage: string): Language => {
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(cookies)?.[1];
  if (isLanguage(chosen)) return chosen;
  return wanted(acceptLanguage).find(isLanguage) ?? defaultLanguage;
};
