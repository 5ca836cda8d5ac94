import type { Language } from '#contract/address/language.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { RouterContext } from '#src/routing/context.ts';

/** The session's texts on any page, for members only. */
const memberTexts = ['session', 'login'] as const;

/** Loads the texts of every page in a language. @throws if they cannot be fetched; a later call tries again */
export const openLanguage = async (
  { texts, sessionLoader }: Pick<RouterContext, 'texts' | 'sessionLoader'>,
  lang: Language,
): Promise<Texts> => {
  const opened = await texts(lang);
  const hasSession = sessionLoader.current() !== null || sessionLoader.holdsSession();
  await opened.load('layout', 'page', ...(hasSession ? memberTexts : []));
  return opened;
};
