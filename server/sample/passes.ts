import { passes as passesPage } from './pages/passes.ts';
import type { Localized, PassRecord } from './types.ts';

const below = ({ fr, en }: Localized): Localized => ({
  fr: `${passesPage.path.fr}/${fr}`,
  en: `${passesPage.path.en}/${en}`,
});

const honest: Localized = {
  fr: '<p>Ce festival est inventé : ici, rien ne se paie. Dans un vrai festival, vous seriez maintenant à la caisse. Les <a href="/fr/spectacles">spectacles</a>, eux, vous attendent.</p>',
  en: '<p>This festival is invented, so nothing is paid for here. At a real one, you would now be in line at the till. The <a href="/en/shows">shows</a> are this way.</p>',
};
const withHonesty = ({ fr, en }: Localized): Localized => ({ fr: fr + honest.fr, en: en + honest.en });

/** The sample festival's passes (HOM-14), each with a page of its own. */
export const passes: readonly PassRecord[] = [
  {
    id: 311,
    path: below({ fr: 'passe-matou', en: 'alley-cat-pass' }),
    title: { fr: 'Passe Matou', en: 'Alley Cat Pass' },
    saving: {
      fr: 'Quatre spectacles au choix : 22 $ de moins qu’à l’unité.',
      en: 'Any four shows: $22 less than one by one.',
    },
    body: withHonesty({
      fr: '<p>Quatre spectacles au choix, en semaine comme en fin de semaine. Pour les gens qui ont un agenda et un chat.</p><h2>Ce qui est compris</h2><ul><li>Quatre places, pour quatre spectacles différents</li><li>Un échange par spectacle, jusqu’à midi le jour même</li><li>Un autocollant de matou qui ne se décolle plus</li></ul>',
      en: '<p>Any four shows, weekdays or weekends. For people with a calendar and a cat.</p><h2>What you get</h2><ul><li>Four seats, at four different shows</li><li>One exchange per show, until noon that day</li><li>A cat sticker that will outlive your fridge</li></ul>',
    }),
    startingAt: 89,
    poster: 58,
  },
  {
    id: 312,
    path: below({ fr: 'passe-ruelle', en: 'laneway-pass' }),
    title: { fr: 'Passe Ruelle', en: 'Laneway Pass' },
    saving: {
      fr: 'Huit spectacles, dont un gala : 75 $ d’économie, et la file rapide dehors.',
      en: 'Eight shows, one gala among them: save $75, and skip the line outdoors.',
    },
    body: withHonesty({
      fr: '<p>Huit spectacles, dont un gala, et l’entrée prioritaire dehors. On reconnaît ses détenteurs à leurs cernes heureux.</p><h2>Ce qui est compris</h2><ul><li>Huit places, dont une à un gala</li><li>La file prioritaire de toutes les scènes extérieures</li><li>Des échanges, autant qu’il en faut</li></ul>',
      en: '<p>Eight shows, one gala among them, and priority entry outdoors. You’ll know its holders by their happy tired eyes.</p><h2>What you get</h2><ul><li>Eight seats, one of them at a gala</li><li>The short line at every outdoor stage</li><li>Exchanges, as many as you need</li></ul>',
    }),
    startingAt: 149,
    poster: 24,
  },
  {
    id: 313,
    path: below({ fr: 'passe-chapiteau', en: 'big-tent-pass' }),
    title: { fr: 'Passe Chapiteau', en: 'Big Tent Pass' },
    saving: {
      fr: 'Tout, tout le temps : rentable dès le douzième spectacle.',
      en: 'Everything, always: it pays for itself at the twelfth show.',
    },
    body: withHonesty({
      fr: '<p>Tout, tout le temps, sauf les loges. Les loges aussi, si vous apportez des sandwichs.</p><h2>Ce qui est compris</h2><ul><li>Une place à chaque spectacle où il en reste une</li><li>Une chaise à votre nom, à l’ombre, du côté du bar</li><li>Le droit de raconter la fin</li></ul>',
      en: '<p>Everything, always, except backstage. Backstage too, if you bring sandwiches.</p><h2>What you get</h2><ul><li>A seat at every show that has one left</li><li>A chair with your name on it, in the shade, on the bar side</li><li>The right to give away the ending</li></ul>',
    }),
    startingAt: 289,
    poster: 21,
  },
];
