import type { HomeRecord } from '../types.ts';
import { slides } from './homeSlides.ts';
import { tiles } from './homeTiles.ts';

/** The empty path (RTE-03); its two HTML zones stand around the shows (HOM-01, HOM-08). */
export const home: HomeRecord = {
  id: 200,
  title: { fr: 'Le festival qui rit dehors et dedans', en: 'The festival that laughs indoors and out' },
  slides,
  tiles,
  tagUnits: [
    { title: { fr: 'Les têtes d’affiche', en: 'The headliners' }, unit: 'headliners' },
    { title: { fr: 'Seuls en scène', en: 'Solo shows' }, unit: 'solo' },
    { title: { fr: 'Dans la rue', en: 'In the street' }, unit: 'street' },
  ],
  htmlTop: {
    fr: `
<p>Des spectacles à la douzaine, d’un océan à l’autre, décalage horaire compris. Le festival commence quand quelqu’un rit et finit quand les voisins le disent.</p>
<p><a href="/fr/calendrier">Voir le calendrier</a> ou <a href="/fr/choisir-son-passe">choisir son passe</a>.</p>
`,
    en: `
<p>Shows by the dozen, from coast to coast, jet lag included. The festival begins when somebody laughs and ends when the neighbours say so.</p>
<p><a href="/en/calendar">See the calendar</a> or <a href="/en/choose-your-pass">choose your pass</a>.</p>
`,
  },
  htmlBottom: {
    fr: `
<h2>Dehors, c’est gratuit</h2>
<p>La plupart des spectacles extérieurs ne coûtent rien, sauf la dignité du voisin qui passe au mauvais moment. Apportez une chaise. Repartez avec la même.</p>
<h2>Première visite?</h2>
<p>Les <a href="/fr/infos-pratiques">infos pratiques</a> répondent à tout, sauf à « est-ce que c’est drôle ». Pour ça, il faut venir. La page <a href="/fr/accessibilite">Accessibilité</a> dit comment.</p>
`,
    en: `
<h2>Outdoors is free</h2>
<p>Most outdoor shows cost nothing but the dignity of whoever walks past at the wrong moment. Bring a chair. Leave with the same one.</p>
<h2>First time here?</h2>
<p><a href="/en/practical-information">Practical information</a> answers everything except “is it funny?” For that you have to come. <a href="/en/accessibility">Accessibility</a> tells you how.</p>
`,
  },
  metas: {
    title: {
      fr: 'Festival d’humour et de scène',
      en: 'A festival of comedy and live acts',
    },
    description: {
      fr: 'Stand-up, impro, clowns, musique et ratons laveurs : en salle, dehors et en ligne, d’un océan à l’autre.',
      en: 'Stand-up, improv, clowns, music and raccoons: indoors, outdoors and online, from coast to coast.',
    },
  },
};
