import type { Localized } from '../types.ts';

/** What kind of artist somebody is, as far as their pages tell. */
export type Family = 'words' | 'impro' | 'music' | 'bodies' | 'clowns' | 'wonders';

/** What is done on the stage. */
export const crafts: Readonly<Record<Family, readonly Localized[]>> = {
  words: [
    {
      fr: 'Sur scène, une histoire vraie, puis la même, corrigée par la famille. Le public vote à mains levées; la famille a toujours tort.',
      en: 'On stage: a true story, then the same one as corrected by the family. The audience votes by show of hands; the family is always wrong.',
    },
    {
      fr: 'Une heure de colères mesurées contre les formulaires, les stationnements et les gens qui disent « on se rappelle ».',
      en: 'An hour of measured anger at forms, parking and people who say “let’s be in touch”.',
    },
    {
      fr: 'Des phrases courtes, des silences longs, et un carnet dont personne n’a jamais vu la dernière page.',
      en: 'Short sentences, long silences, and a notebook of which nobody has seen the last page.',
    },
  ],
  impro: [
    {
      fr: 'Rien n’est écrit, tout est signé. Donnez un mot, vous le reverrez au rappel, méconnaissable.',
      en: 'Nothing is written and everything is signed. Give a word; you will meet it again in the encore, unrecognisable.',
    },
    {
      fr: 'Trois personnages au plus, deux chapeaux au moins, et une règle : celui qui rit range les chaises.',
      en: 'Three characters at most, two hats at least, and one rule: whoever laughs stacks the chairs.',
    },
  ],
  music: [
    {
      fr: 'Les chansons commencent juste, les introductions finissent faux, et le rappel est négociable.',
      en: 'The songs begin in tune, the introductions end out of it, and the encore is negotiable.',
    },
    {
      fr: 'Un répertoire de soixante-trois chansons dont vingt parlent du fleuve et quarante de ce qui flotte dessus.',
      en: 'A repertoire of sixty-three songs: twenty about the river, forty about what floats on it.',
    },
  ],
  bodies: [
    {
      fr: 'Ce qui monte redescend, en général au bon endroit. Les assurances regardent ailleurs.',
      en: 'What goes up comes down, as a rule in the right place. The insurers look away.',
    },
    {
      fr: 'Un numéro de douze minutes, neuf ans de répétitions, un seul tapis. Le tapis mérite son propre salut.',
      en: 'A number of twelve minutes, nine years of rehearsal, one mat. The mat deserves a bow of its own.',
    },
  ],
  clowns: [
    {
      fr: 'Une chaise, une échelle, une idée fixe. Les enfants comprennent tout de suite; les parents, dans l’auto.',
      en: 'A chair, a ladder, one fixed idea. Children understand at once, their parents in the car.',
    },
    {
      fr: 'Aucun ballon n’est sculpté pendant le spectacle. Il y a eu un incident, et une pétition.',
      en: 'No balloon is twisted during the show. There was an incident, and a petition.',
    },
  ],
  wonders: [
    {
      fr: 'On vous dira que c’est impossible, puis on vous rendra votre montre.',
      en: 'You will be told that it cannot be done, and then handed your watch.',
    },
    {
      fr: 'Le décor tient dans une valise. La valise, elle, n’entre nulle part.',
      en: 'The set fits into a suitcase. The suitcase fits nowhere.',
    },
  ],
};
