import type { ReadTexts } from '#src/i18n/texts.ts';

const files = import.meta.glob<{ default: object }>([
  '../../locales/*/*.json',
  '!../../locales/*/format.json',
  '!../../locales/*/mail.json',
  '!../../locales/*/printing.json',
  '!../../locales/*/sharing.json',
  '!../../locales/*/newsletterPages.json',
]);

/** Loads a file of texts as a chunk of its own. */
export const readTexts: ReadTexts = async (language, file) => {
  const read = files[`../../locales/${language}/${file}.json`];
  if (!read) throw new Error(`No texts ${language}/${file}`);
  return (await read()).default;
};
