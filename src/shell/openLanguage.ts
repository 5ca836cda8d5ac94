import type { Language } from '#contract/address/language.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { RouterContext } from '#src/routing/context.ts';

/** What the session says on any page, to members only. */
const memberTexts = ['session', 'login'] as const;

/** The texts that every page of a language needs. @throws where they cannot be fetched; they can be asked for again */
export const openLanguage = async (
  { texts, sessionLoader }: Pick<RouterContext, 'texts' | 'sessionLoader'>,
  lang: Language,
): Promise<Texts> => {
  const opened = await texts(lang);
  const hasSession = sessionLoader.current() !== null || sessionLoader.holdsSession();
  await opened.load('layout', 'page', ...(hasSession ? memberTexts : []));
  return opened;
};
