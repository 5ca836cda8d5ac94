import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { siteTexts } from '../values/siteTexts.ts';
import { wordIn } from '../values/words.ts';
import type { FolderParts } from '../reading/parts.ts';
import { address, type LocalText } from '../schema/values.ts';
import type { Findings } from './findings.ts';
import type { TellUnknown } from './unknownNames.ts';

const file = 'festival.yaml';
/** A text may be three times as long as the site's own, which its place was made for; a short one this long. */
const shortest = 200;

const placeholdersOf = (text: string): ReadonlySet<string> => new Set(text.match(/\{\{[^{}]*\}\}/g));

/** A number in words needs no number: « Un spectacle ». */
const counted = /^\{\{count\b/;
const isOfOne = (key: string): boolean => /[._]one$/.test(key);

const differenceOf = (key: string, word: string, original: string): string | null => {
  const [has, needs] = [placeholdersOf(word), placeholdersOf(original)];
  const isFree = (one: string): boolean => isOfOne(key) && counted.test(one);
  const missing = [...needs.difference(has)].filter((one) => !isFree(one));
  const unknown = [...has.difference(needs)].filter((one) => !isFree(one));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  return unknown.length > 0 ? `has ${unknown.join(', ')}, which nothing fills in here` : null;
};

/** The keys of addresses: they may lead to a place on the page, or nowhere. */
const isAddressKey = (key: string): boolean => key.startsWith('layout.links.') || key.endsWith('.href');
const leads = (word: string): boolean => word === '' || word.startsWith('#') || v.is(address, word);

/** The fault of a word in place of the site's text; null is none. */
const faultOf = (key: string, word: string, original: string): string | null => {
  const most = Math.max(shortest, original.length * 3);
  if (isAddressKey(key))
    return leads(word)
      ? null
      : 'must be an address that begins with https:// or /, # and a place on the page, or empty';
  if (word === '') return 'must not be empty';
  if (word.length > most) return `must have ${most} letters at most here`;
  if (word.includes('\n') && !original.includes('\n')) return 'must be one line';
  if (word.includes('$t(')) return 'must not hold $t(';
  return differenceOf(key, word, original);
};

const checkWord = (key: string, text: LocalText, findings: Findings): void => {
  const faults = languages.flatMap((lang) => {
    const [word, original] = [wordIn(text, lang), siteTexts()[lang].get(key)];
    const fault = word === undefined || original === undefined ? null : faultOf(key, word, original);
    return fault === null ? [] : [{ lang, fault }];
  });
  for (const { lang, fault } of typeof text === 'string' ? faults.slice(0, 1) : faults) {
    const path = ['words', key, ...(typeof text === 'string' ? [] : [lang])];
    findings.mistake(file, { path }, `\`${path.slice(1).join('.')}\` ${fault}`);
  }
};

/** Tells words that are not in the site's texts, and those that do not fit in their places (FES-14). */
export const checkWords = ({ festival }: FolderParts, findings: Findings, tellUnknown: TellUnknown): void => {
  const known = siteTexts().fr;
  for (const [key, text] of Object.entries(festival?.words ?? {})) {
    tellUnknown('text', key, known, { file, place: { path: ['words', key], isKey: true } });
    checkWord(key, text, findings);
  }
};
