import type { Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { showsSection } from '#contract/address/sections.ts';
import type { AnnouncementList } from '#server/store/schema/tables.ts';

/** Paths of pages below their language. */
export const announcementPath = (list: AnnouncementList, lang: Language): string =>
  wordOf(list === 'press' ? 'press' : 'jobs', lang);
export const seriesPath = (slug: string, lang: Language): string => `${wordOf('festivals', lang)}/${slug}`;
export const videoPath = (slug: string, lang: Language): string => `${wordOf('videos', lang)}/${slug}`;
export const showPath = (slug: string, lang: Language): string => `${showsSection[lang]}/${slug}`;

/** The path of a pass that says none. */
export const usualPassPath = (name: string, lang: Language): string =>
  `${wordOf('choose-your-pass', lang)}/${name}`;

/** The types of pages of the lists and of their entries. */
export const announcementTypes = {
  press: { list: 'press_list', entry: 'press_release' },
  careers: { list: 'career_list', entry: 'career_posting' },
} as const;

/** A page's text that is still a stand-in, as the profile names it: `pages/terms.fr.md`. */
export const placeholderName = (name: string, lang: Language): string => `pages/${name}.${lang}.md`;
