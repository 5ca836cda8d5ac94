import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import type { FolderParts, Part } from '../reading/parts.ts';
import { subjectOf } from '../reading/sentences.ts';
import type { Findings } from './findings.ts';
import type { FileWithMentions } from './mentions/filesWithMentions.ts';

const languageNames = { fr: 'French', en: 'English' } as const satisfies Record<Language, string>;

type Things = Iterable<[name: string, part: Part<object, object>]>;

/** Tells things without a text, and languages that lack one or that nobody asked for. */
const checkThings = (
  folder: string,
  things: Things,
  { spoken, findings, needsText }: { spoken: readonly Language[]; findings: Findings; needsText: boolean },
): void => {
  for (const [name, { facts, texts }] of things) {
    const has = languages.filter((lang) => texts[lang] !== undefined);
    const file = `${folder}/${name}.yaml`;
    const [first] = spoken;
    if (has.length === 0 && needsText && facts !== null && first !== undefined)
      findings.mistake(file, { path: [] }, `has no text: write ${folder}/${name}.${first}.md`);
    for (const lang of languages)
      if (has.includes(lang) && !spoken.includes(lang))
        findings.warning(
          `${folder}/${name}.${lang}.md`,
          { path: [] },
          `is not shown: the festival does not have ${languageNames[lang]}`,
        );
      else if (!has.includes(lang) && spoken.includes(lang) && has.length > 0)
        findings.warning(
          `${folder}/${name}.${otherLanguage(lang)}.md`,
          { path: [] },
          `has no ${languageNames[lang]} text beside it: ${folder}/${name}.${lang}.md`,
        );
  }
};

/** Tells the stand-ins among the pages. */
const checkPlaceholders = ({ pages }: FolderParts, spoken: readonly Language[], findings: Findings): void => {
  for (const [name, { texts }] of pages)
    for (const lang of spoken)
      if (texts[lang]?.head.placeholder)
        findings.warning(
          `pages/${name}.${lang}.md`,
          { path: ['placeholder'], isKey: true },
          `page \`${name}\` is a placeholder: write its text, then remove this line`,
        );
};

/** Tells every text that is missing. */
export const checkTexts = (parts: FolderParts, spoken: readonly Language[], findings: Findings): void => {
  const need = { spoken, findings, needsText: true };
  checkThings('shows', parts.shows, need);
  checkThings('artists', parts.artists, { ...need, needsText: false });
  checkThings('pages', parts.pages, need);
  for (const folder of ['press', 'careers'] as const) {
    const { list, entries } = parts[folder];
    if (list) checkThings(folder, [['list', list]], need);
    checkThings(folder, entries, need);
  }
  checkPlaceholders(parts, spoken, findings);
};

/** Tells the languages that texts inside a YAML file lack. */
export const checkLocalTexts = (
  { file, mentions }: FileWithMentions,
  spoken: readonly Language[],
  findings: Findings,
): void => {
  for (const { languages: has, ...place } of mentions.texts)
    for (const lang of spoken)
      if (!has.includes(lang))
        findings.warning(file, place, `${subjectOf(place.path)} has no ${languageNames[lang]} text`);
};
