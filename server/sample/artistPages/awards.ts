import type { Localized } from '../types.ts';

interface AwardRecord {
  readonly title: Localized;
  readonly description: Localized;
}

/** Prizes that nobody else gives. */
export const awards: readonly AwardRecord[] = [
  {
    title: { fr: 'Chaise d’or du meilleur numéro assis', en: 'Golden Chair for best seated number' },
    description: {
      fr: 'Remise debout, par erreur. Le trophée a quatre pieds, dont un plus court.',
      en: 'Presented standing, by mistake. The trophy has four legs, one of them shorter.',
    },
  },
  {
    title: { fr: 'Prix du public de la ruelle Chabot', en: 'Chabot Alley audience award' },
    description: {
      fr: 'Vote aux balcons, dépouillé par Mme Gagnon, qui a tout entendu.',
      en: 'A vote of the balconies, counted by Mrs. Gagnon, who heard everything.',
    },
  },
  {
    title: { fr: 'Mention « presque » du jury', en: 'The jury’s “Nearly” mention' },
    description: {
      fr: 'Décernée une seule fois par décennie. Le jury hésite encore.',
      en: 'Given once a decade. The jury is still in two minds.',
    },
  },
  {
    title: { fr: 'Poutine de bronze', en: 'Bronze Poutine' },
    description: {
      fr: 'Troisième place aux Rencontres comiques de Drummondville. À déguster tiède.',
      en: 'Third place at the Drummondville comic meetings. Best served lukewarm.',
    },
  },
  {
    title: { fr: 'Révélation de l’année 2024', en: 'Discovery of the year 2024' },
    description: {
      fr: 'Après dix-sept ans de carrière. Le discours commençait par « enfin ».',
      en: 'After seventeen years in the trade. The speech began with “at last”.',
    },
  },
  {
    title: { fr: 'Prix du meilleur silence', en: 'Best silence' },
    description: {
      fr: 'Vingt-deux secondes, mesurées par deux régisseurs et un notaire.',
      en: 'Twenty-two seconds, timed by two stage managers and a notary.',
    },
  },
  {
    title: { fr: 'Ordre du pigeon, deuxième classe', en: 'Order of the Pigeon, second class' },
    description: {
      fr: 'Pour services rendus aux spectacles en plein air malgré tout.',
      en: 'For services to outdoor shows, in spite of everything.',
    },
  },
];
