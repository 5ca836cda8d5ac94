import type { Kind } from '#contract/programme/shows/view.ts';
import { isVirtual } from './eventTypes.ts';
import { importLimits } from '../limits.ts';
import { firstText } from './languageTexts.ts';
import { field, isNode, line, listOf, rawText, type Node } from './values.ts';

const onlineWords = /\b(virtual|online|en ligne|virtuel(le)?|webcast|livestream)\b/i;
const outdoorWords =
  /\b(street festival|farmers.? market|parade|walking|public square|outdoors?|exterior|ext[ée]rieur|plein air|park|march[ée] public)\b/i;

/** Keywords as a list, from one, several, or one text with commas. */
export const readKeywords = (event: Node): string[] => {
  const told = listOf(field(event, 'keywords')).flatMap((value) => {
    const name = isNode(value) && field(value, 'name');
    return firstText(name || value).split(/[,;]/);
  });
  const words = [...new Set(told)]
    .slice(0, importLimits.keywords)
    .map((word) => line(word, importLimits.name))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, importLimits.categories);
};

/** The kind of an event (CAL-15): by its attendance, then its place, then its keywords; else in a venue. */
export const readKind = (event: Node, locations: readonly unknown[], keywords: readonly string[]): Kind => {
  const mode = rawText(field(event, 'eventAttendanceMode'));
  if (mode.endsWith('OnlineEventAttendanceMode')) return 'online';
  const isAllVirtual = locations.length > 0 && locations.every((one) => isNode(one) && isVirtual(one));
  const isAttended = /(Mixed|Offline)EventAttendanceMode$/.test(mode);
  if (isAllVirtual || (!isAttended && keywords.some((word) => onlineWords.test(word)))) return 'online';
  return keywords.some((word) => outdoorWords.test(word)) ? 'outdoor' : 'venue';
};

/** Whether a keyword only says "online". */
export const saysOnline = (word: string): boolean => onlineWords.test(word);

/** Keywords that name a genre; those that only say "online" are part of the kind. */
export const genresOf = (keywords: readonly string[]): string[] =>
  keywords.filter((word) => !saysOnline(word));

const languageNames: Readonly<Record<string, string>> = {
  french: 'fr',
  français: 'fr',
  francais: 'fr',
  english: 'en',
  anglais: 'en',
};

/** ISO 639 code of a language, from its code or its name; '' for neither. */
export const codeOfLanguage = (value: unknown): string => {
  const text = isNode(value)
    ? rawText(field(value, 'alternateName') ?? field(value, 'name'))
    : rawText(value);
  const word = text.toLowerCase();
  const name = languageNames[word];
  if (name !== undefined) return name;
  return /^([a-z]{2,3})(-[a-z0-9-]+)?$/.exec(word)?.[1] ?? '';
};

/** ISO 639 code of an event's only language; '' for none or several. */
export const readLanguage = (event: Node): string => {
  const told = listOf(field(event, 'inLanguage'));
  return told.length === 1 ? codeOfLanguage(told[0]) : '';
};
