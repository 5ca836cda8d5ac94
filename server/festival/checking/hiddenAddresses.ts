import { languages, type Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { showsSection } from '#contract/address/sections.ts';
import type { FolderParts, Part } from '../reading/parts.ts';
import { announcementPath } from '../values/paths.ts';

const hasSpoiltText = (things: Iterable<Part<object, object>>): boolean =>
  [...things].some(({ texts }) => languages.some((lang) => texts[lang] === null));

/** The beginnings of addresses that only a spoilt file knows: nobody can tell whether a link to one leads nowhere. */
export const hiddenAddresses = (parts: FolderParts, lang: Language): string[] => {
  const { pages, passes, series, videos, shows, artists, press, careers } = parts;
  const sections: [isHidden: boolean, section: string][] = [
    [hasSpoiltText(pages.values()) || passes === null || videos === null, ''],
    [hasSpoiltText(shows.values()), `${showsSection[lang]}/`],
    [artists.values().some(({ facts }) => facts === null), `${wordOf('artists', lang)}/`],
    [series === null, `${wordOf('festivals', lang)}/`],
    [hasSpoiltText(press.entries.values()), `${announcementPath('press', lang)}/`],
    [hasSpoiltText(careers.entries.values()), `${announcementPath('careers', lang)}/`],
  ];
  return sections.flatMap(([isHidden, section]) => (isHidden ? [`/${lang}/${section}`] : []));
};
