import type { PageRecord } from '../types.ts';

/** Terms and conditions (RTE-18, RTE-19). */
export const terms: PageRecord = {
  id: 206,
  path: { fr: 'conditions-utilisation', en: 'terms-and-conditions' },
  title: { fr: 'Conditions d’utilisation', en: 'Terms and conditions' },
  body: {
    fr: `
<p>Ces conditions s’appliquent au site de Chapiteau et aux services qu’il offre. En utilisant le site, vous les acceptez. Dernière mise à jour : le 1er mars.</p>
<h2>1. Le site</h2>
<p>Chapiteau (l’« Organisateur ») exploite ce site pour présenter sa programmation et permettre la réservation de places. Nous pouvons le modifier, l’améliorer ou l’interrompre pour l’entretenir.</p>
<h2>2. Votre compte</h2>
<p>Vous devez avoir quatorze ans ou plus pour créer un compte. Vous êtes responsable de la confidentialité de votre mot de passe et des réservations faites avec votre compte. Prévenez-nous sans délai de toute utilisation que vous n’avez pas permise.</p>
<h2>3. Utilisation acceptable</h2>
<p>Il est interdit de perturber le site, d’en extraire le contenu de façon automatisée au point de nuire au service, ou de réserver des places dans le but de les revendre.</p>
<h2>4. Contenu</h2>
<p>Les textes, les images et les enregistrements appartiennent à l’Organisateur ou aux artistes. Vous pouvez partager un lien ou une affiche; tout autre usage demande une autorisation écrite.</p>
<h2>5. Exactitude</h2>
<p>Nous vérifions les heures, les lieux et les prix affichés. Une erreur reste possible. En cas de changement important, nous en avisons les personnes qui ont un billet.</p>
<h2>6. Responsabilité</h2>
<p>Le site est offert tel quel. Rien dans ces conditions ne limite les droits que la Loi sur la protection du consommateur vous accorde.</p>
<h2>7. Droit applicable</h2>
<p>Ces conditions sont régies par les lois du Québec et celles du Canada qui s’y appliquent. Les tribunaux du district de Montréal sont compétents, sous réserve des droits du consommateur.</p>
<h2>8. Nous écrire</h2>
<p>Une question sur ces conditions : <a href="mailto:juridique@chapiteau.example">juridique@chapiteau.example</a>.</p>
`,
    en: `
<p>These terms apply to the Chapiteau site and to the services it offers. By using the site you accept them. Last updated March 1.</p>
<h2>1. The site</h2>
<p>Chapiteau (the “Organiser”) runs this site to present its programme and to take bookings. We may change it, improve it, or interrupt it for maintenance.</p>
<h2>2. Your account</h2>
<p>You must be at least fourteen to open an account. You are responsible for keeping your password confidential and for bookings made with your account. Tell us without delay about any use you did not permit.</p>
<h2>3. Acceptable use</h2>
<p>You may not disrupt the site, extract its content automatically to the point of harming the service, or book seats in order to resell them.</p>
<h2>4. Content</h2>
<p>Texts, pictures and recordings belong to the Organiser or to the artists. You may share a link or a poster; any other use requires written permission.</p>
<h2>5. Accuracy</h2>
<p>We check the times, places and prices that we publish. Errors remain possible. When something important changes, we notify ticket holders.</p>
<h2>6. Liability</h2>
<p>The site is provided as it is. Nothing in these terms limits the rights that consumer protection law gives you.</p>
<h2>7. Governing law</h2>
<p>These terms are governed by the laws of Quebec and the laws of Canada that apply there. The courts of the district of Montréal have jurisdiction, subject to consumers’ rights.</p>
<h2>8. Writing to us</h2>
<p>Questions about these terms: <a href="mailto:legal@chapiteau.example">legal@chapiteau.example</a>.</p>
`,
  },
  metas: {
    title: { fr: 'Conditions d’utilisation', en: 'Terms and conditions' },
    description: {
      fr: 'Les règles d’utilisation du site Chapiteau, en mots ordinaires.',
      en: 'The rules for using the Chapiteau site, in ordinary words.',
    },
  },
};
