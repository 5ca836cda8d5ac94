import type { Language } from '#contract/address/language.ts';

/** A collection of the demo festival, by its number in the charts' examples. */
export const backstage = {
  fr: { name: 'En coulisses', path: '/fr/videos-categories/coulisses' },
  en: { name: 'Backstage', path: '/en/videos-categories/backstage' },
} as const satisfies Record<Language, object>;

/** Videos of the demo festival: one with a film and captions, one of the video site, and a film that plays by itself. */
export const videosOf = {
  fr: {
    film: { path: '/fr/videos/le-pigeon-et-le-chapeau', title: 'Le pigeon et le chapeau' },
    embedded: { path: '/fr/videos/le-dragon-perdu', title: 'Le dragon perdu' },
    background: '/fr/bande-annonce',
  },
  en: {
    film: { path: '/en/videos/the-pigeon-and-the-hat', title: 'The pigeon and the hat' },
    embedded: { path: '/en/videos/the-lost-dragon', title: 'The lost dragon' },
    background: '/en/trailer',
  },
} as const satisfies Record<Language, object>;
