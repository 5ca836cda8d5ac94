import { otherLanguage, type Language } from '#contract/address/language.ts';
import { importLimits } from '../limits.ts';
import { descriptionOf } from './description.ts';
import { toldTexts, type ToldText } from './languageTexts.ts';
import { cut, decoded, field, line, type Node } from './values.ts';

/** A show's texts on the pages of a language. */
export interface ShowText {
  title: string;
  summary: string;
  /** HTML. */
  description: string;
  /** Their language where it is the other one; else null. */
  writtenIn: Language | null;
}

type ByLanguage = ReadonlyMap<string, string>;

/** The first text of each language. */
const byLanguage = (told: readonly ToldText[], read: (text: string) => string): ByLanguage => {
  const texts = new Map<string, string>();
  for (const { lang, text } of told) if (!texts.has(lang)) texts.set(lang, read(text));
  return texts;
};

const ownOf = (texts: ByLanguage, lang: Language): string | undefined => texts.get(lang) ?? texts.get('');

const summaryOf = (html: string): string => {
  const text = decoded(html.replaceAll(/<\/(p|div|li|h\d)>|<br>/g, ' '));
  return cut(text.replace(/\s+/g, ' ').trim(), importLimits.summary);
};

const inLanguage = (lang: Language, html: string): string =>
  html === '' ? '' : `<div lang="${lang}">${html}</div>`;

const textFor = (lang: Language, names: ByLanguage, descriptions: ByLanguage): ShowText => {
  const other = otherLanguage(lang);
  const told = (texts: ByLanguage): string =>
    ownOf(texts, lang) ?? texts.get(other) ?? texts.values().next().value ?? '';
  const [title, description] = [told(names), told(descriptions)];
  const isOwn = ownOf(names, lang) !== undefined || descriptions.has(lang);
  const isForeign = !isOwn && names.has(other);
  const isMixed = !isForeign && ownOf(descriptions, lang) === undefined && descriptions.has(other);
  return {
    title,
    summary: summaryOf(description),
    description: isMixed ? inLanguage(other, description) : description,
    writtenIn: isForeign ? other : null,
  };
};

/** The texts of a show for the pages of each language; those that a file gives no language are of `fallback`, or of all. */
export const readTexts = (show: Node, fallback: string): Record<Language, ShowText> => {
  const names = byLanguage(toldTexts(field(show, 'name'), fallback), (text) =>
    line(text, importLimits.title),
  );
  const descriptions = byLanguage(toldTexts(field(show, 'description'), fallback), descriptionOf);
  return { fr: textFor('fr', names, descriptions), en: textFor('en', names, descriptions) };
};
