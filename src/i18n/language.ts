import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#contract/address/language.ts';

/** The language of the texts around a component: the page's (RTE-02). */
export const useLanguage = (): Language => {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
};
