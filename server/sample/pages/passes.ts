import type { PageRecord } from '../types.ts';

/** The passes, the target of every `passporturl` of the ticket wire. */
export const passes: PageRecord = {
  id: 205,
  path: { fr: 'choisir-son-passe', en: 'choose-your-pass' },
  title: { fr: 'Choisir son passe', en: 'Choose your pass' },
  body: {
    fr: `
<p>Un passe coûte moins cher que la somme des billets, et beaucoup moins que les regrets.</p>
<h2>Comment ça marche</h2>
<p>Achetez le passe, réservez vos spectacles en ligne, présentez-vous quinze minutes avant le début. Une réservation non utilisée redevient une place pour quelqu’un d’autre.</p>
<h2>Les petites lignes, en gros</h2>
<p>Un passe est personnel et ne se prête pas. Il est remboursable jusqu’au premier spectacle réservé.</p>
`,
    en: `
<p>A pass costs less than the tickets and much less than regret.</p>
<h2>How it works</h2>
<p>Buy the pass, book your shows online, arrive fifteen minutes before the start. A booking nobody uses becomes a seat for somebody else.</p>
<h2>The small print, enlarged</h2>
<p>A pass is personal and cannot be lent. It can be refunded until your first booked show.</p>
`,
  },
  metas: {
    title: { fr: 'Choisir son passe', en: 'Choose your pass' },
    description: {
      fr: 'Trois passes, trois façons de ne pas rentrer tôt.',
      en: 'Three passes, three ways of not going home early.',
    },
  },
};
