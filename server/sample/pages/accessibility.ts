import type { PageRecord } from '../types.ts';

/** Accessibility of the venues and of the site. */
export const accessibility: PageRecord = {
  id: 203,
  path: { fr: 'accessibilite', en: 'accessibility' },
  title: { fr: 'Accessibilité', en: 'Accessibility' },
  body: {
    fr: `
<p>Le rire est pour tout le monde; les escaliers, moins. Voici ce que nous offrons, et ce qui manque encore.</p>
<dl>
<div><dt>Entrée sans marche</dt><dd>Dans les salles de plus de cent places</dd></div>
<div><dt>LSQ et ASL</dt><dd>Aux galas</dd></div>
<div><dt>Accompagnement</dt><dd>Gratuit</dd></div>
<div><dt>Réponse</dt><dd>En deux jours ouvrables</dd></div>
<div><dt>Écrire</dt><dd><a href="mailto:acces@chapiteau.example">acces@chapiteau.example</a></dd></div>
</dl>
<h2>Dans les salles</h2>
<p>Toutes nos salles de plus de cent places ont une entrée sans marche, des places pour fauteuils roulants et une toilette adaptée. Le Sous-sol de l’église et The Dupont Basement ont des marches : dix-sept et dix-neuf. Nous préférons vous le dire ici.</p>
<h2>Langues des signes et sous-titres</h2>
<p>Les galas sont interprétés en LSQ ou en ASL. Les spectacles en ligne sont sous-titrés. Pour une autre date, écrivez-nous quinze jours avant.</p>
<h2>Soirées détendues</h2>
<p>Une fois par mois : lumières douces, sons modérés, portes ouvertes, droit de sortir et de revenir.</p>
<h2>Accompagnement</h2>
<p>La personne qui vous accompagne entre sans frais sur présentation d’une carte d’accompagnement.</p>
<h2>Ce site</h2>
<p>Il vise les critères WCAG 2.2, niveau AA. Un obstacle? Écrivez à <a href="mailto:acces@chapiteau.example">acces@chapiteau.example</a>. Une personne répond, en deux jours ouvrables.</p>
`,
    en: `
<p>Laughter is for everyone; stairs are less so. Here is what we offer, and what is still missing.</p>
<dl>
<div><dt>Step-free entrance</dt><dd>In venues with more than a hundred seats</dd></div>
<div><dt>LSQ and ASL</dt><dd>At the galas</dd></div>
<div><dt>Companions</dt><dd>Free</dd></div>
<div><dt>Answers</dt><dd>Within two working days</dd></div>
<div><dt>Write to</dt><dd><a href="mailto:access@chapiteau.example">access@chapiteau.example</a></dd></div>
</dl>
<h2>In the venues</h2>
<p>Every venue with more than a hundred seats has a step-free entrance, wheelchair places and an accessible washroom. Le Sous-sol de l’église and The Dupont Basement have steps: seventeen and nineteen. We would rather tell you now.</p>
<h2>Sign language and captions</h2>
<p>Galas are interpreted in LSQ or ASL. Online shows are captioned. For any other date, write to us fifteen days ahead.</p>
<h2>Relaxed performances</h2>
<p>Once a month: gentle lights, moderate sound, open doors, and every right to leave and come back.</p>
<h2>Companions</h2>
<p>Whoever assists you comes in free with a companion card.</p>
<h2>This site</h2>
<p>It aims for WCAG 2.2, level AA. Something in your way? Write to <a href="mailto:access@chapiteau.example">access@chapiteau.example</a>. A person answers within two working days.</p>
`,
  },
  poster: 28,
  metas: {
    title: { fr: 'Accessibilité', en: 'Accessibility' },
    description: {
      fr: 'Accès aux salles, interprétation, soirées détendues et site web : comment venir rire sans obstacle.',
      en: 'Step-free routes, interpretation, relaxed performances and this site: how to come and laugh without obstacles.',
    },
  },
};
