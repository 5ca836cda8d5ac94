import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/wire/values.ts';

/** The language of the texts around a component: the page's (RTE-02). */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'fr');
