import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#contract/address/language.ts';

/**
 * The language of the texts around a component: the page's (RTE-02). Texts have one language for good, so that nothing is
 * watched: `useTranslation` watches for texts that come, once for each component.
 */
export const useLanguage = (): Language => {
  const language = use(I18nContext)?.i18n.language;
  return isLanguage(language) ? language : defaultLanguage;
};
