import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/account.json' with { type: 'json' };
import fr from '#locales/fr/account.json' with { type: 'json' };

/** What is said to a member who has the password and has not activated the account (PRO-08). */
export const notActivated: Readonly<Record<Language, string>> = {
  en: en.notActivated,
  fr: fr.notActivated,
};
