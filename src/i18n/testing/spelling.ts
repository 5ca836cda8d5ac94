import type { Language } from '#contract/address/language.ts';

/** One spelling a word: patterns of what is not written, and what is written instead. */
const spellings: Readonly<Record<Language, readonly (readonly [wrong: string, right: string])[]>> = {
  en: [
    ['e-mail(?:s|ed)?', 'email'],
    ['mailed', 'emailed'],
    ['mailbox(?:es)?', 'inbox'],
    ['present password', 'current password'],
    ['hearts', 'favourites'],
    ['wish lists?', 'wishlist'],
    ['sub-menus?', 'submenu'],
    ['web sites?', 'website'],
    ['week-ends?', 'weekend'],
    ['sign(?:ed)? (?:in|out)|log(?:ged)? (?:on|off)', 'log in, log out'],
    ['let go of something', 'remove a filter'],
    ['theaters?', 'theatre'],
    ['centers?', 'centre'],
    ['colors?', 'colour'],
    ['favorites?', 'favourite'],
    ['cancel(?:ed|ing|ation)', 'cancelled, cancelling, cancellation'],
    ['(?:recogni|organi)s(?:e|ed|es|ing)', 'recognize, organize'],
    ['occured', 'occurred'],
    ['opps', 'oops'],
    ['Montreal', 'Montréal'],
    ['Quebec', 'Québec'],
  ],
  fr: [
    ['e-?mails?|mails?|mél', 'courriel'],
    ['week-?ends?', 'fin de semaine'],
    ['en fin de semaine', 'cette fin de semaine'],
    ['newsletters?', 'infolettre'],
    ['podcasts?', 'balado'],
    ['cookies?', 'témoin'],
    ['shows?', 'spectacle'],
    ['tickets?', 'billet'],
    ['pass', 'passe'],
    ['mots?-de-passe', 'mot de passe'],
    ['login', 'connexion'],
    ['toutes les quelques', 'à intervalles de quelques'],
    ['lâche[rz]? du lest', 'retirez un filtre'],
    ['balise vidéo', 'vidéo'],
    ['n’arrive pas à l’adresse', 'vous ne la recevez pas'],
    ['évènements?', 'événement'],
    ['(?:c|s)oeurs?', 'cœur, sœur'],
    ['oeuvres?', 'œuvre'],
    ['a propos|etats?|etapes?|ecrans?', 'À propos, État, Étape, Écran'],
    ['Montreal', 'Montréal'],
    ['Quebec', 'Québec'],
  ],
};

/** For tests: what a text spells another way than the site does, with the spelling of the site. */
export const misspellingsIn = (text: string, lang: Language): string[] => {
  const told = text.replace(/\{\{[^}]*\}\}/g, '…');
  return spellings[lang].flatMap(([wrong, right]) =>
    (told.match(new RegExp(`(?<![\\p{L}-])(?:${wrong})(?![\\p{L}-])`, 'giu')) ?? []).map(
      (found) => `${found} → ${right}`,
    ),
  );
};
