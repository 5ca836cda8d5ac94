import type { PageRecord } from '../types.ts';

/** Practical information and its questions. */
export const practical: PageRecord = {
  id: 202,
  path: { fr: 'infos-pratiques', en: 'practical-information' },
  title: { fr: 'Infos pratiques', en: 'Practical information' },
  body: {
    fr: `
<p>Les portes ouvrent quarante-cinq minutes avant le spectacle. Les blagues commencent à l’heure. Les heures affichées sont celles du lieu.</p>
<dl>
<div><dt>Portes</dt><dd>45 minutes avant le spectacle</dd></div>
<div><dt>Guichet</dt><dd>1 heure avant le spectacle</dd></div>
<div><dt>Paiement</dt><dd>Carte ou argent comptant</dd></div>
<div><dt>Échanges</dt><dd>Jusqu’à 24 heures avant</dd></div>
<div><dt>Questions</dt><dd><a href="/fr/nous-joindre">Nous joindre</a></dd></div>
</dl>
<h2>Questions fréquentes</h2>
<details><summary>J’arrive en retard. On me laisse entrer?</summary><p>Oui, à la première pause, et vous aurez droit à une remarque. Elle est comprise dans le prix.</p></details>
<details><summary>Les places sont-elles numérotées?</summary><p>Dans les grandes salles, oui. Au sous-sol, on choisit sa chaise et on la défend.</p></details>
<details><summary>Que se passe-t-il s’il pleut?</summary><p>Les spectacles extérieurs ont lieu beau temps, mauvais temps. En cas d’orage, nous vous écrivons au plus tard deux heures avant et les billets payants sont remboursés.</p></details>
<details><summary>Puis-je échanger mon billet?</summary><p>Jusqu’à vingt-quatre heures avant, contre le même spectacle à une autre date, s’il reste des places.</p></details>
<details><summary>Les enfants sont-ils admis?</summary><p>Aux spectacles marqués Famille, avec joie. Aux autres, à vos risques : ils répètent tout.</p></details>
<details><summary>Comment s’y rendre?</summary><p>Chaque page de spectacle mène à un plan. Presque toutes les salles sont à moins de dix minutes à pied d’un métro, d’un tramway ou d’un quai.</p></details>
<details><summary>Peut-on prendre des photos?</summary><p>Avant et après, tant que vous voulez. Pendant, regardez : la résolution est meilleure.</p></details>
<h2>Billetterie</h2>
<p>En ligne à toute heure. Sur place, une heure avant chaque spectacle, par carte ou en argent comptant. Les cennes noires sont acceptées par nostalgie.</p>
`,
    en: `
<p>Doors open forty-five minutes before the show. Jokes begin on time. Times shown are the venue’s own.</p>
<dl>
<div><dt>Doors</dt><dd>45 minutes before the show</dd></div>
<div><dt>Box office</dt><dd>1 hour before the show</dd></div>
<div><dt>Payment</dt><dd>Card or cash</dd></div>
<div><dt>Exchanges</dt><dd>Until 24 hours before</dd></div>
<div><dt>Questions</dt><dd><a href="/en/contact">Contact us</a></dd></div>
</dl>
<h2>Frequently asked questions</h2>
<details><summary>I’m running late. Will you let me in?</summary><p>Yes, at the first pause, and someone will remark on it. The remark is included in the price.</p></details>
<details><summary>Are seats numbered?</summary><p>In the big halls, yes. In the basements you choose a chair and defend it.</p></details>
<details><summary>What if it rains?</summary><p>Outdoor shows go on in any ordinary weather. If there is lightning we write to you at least two hours ahead, and paid tickets are refunded.</p></details>
<details><summary>Can I exchange my ticket?</summary><p>Up to twenty-four hours before, for the same show on another date, if there is room.</p></details>
<details><summary>Are children welcome?</summary><p>At shows marked Family, delightedly. At the others, at your own risk: they repeat everything.</p></details>
<details><summary>How do I get there?</summary><p>Every show page links to a map. Nearly every venue is a ten-minute walk from a metro, a streetcar or a pier.</p></details>
<details><summary>May I take pictures?</summary><p>Before and after, as many as you like. During, just look: the resolution is better.</p></details>
<h2>Box office</h2>
<p>Online at any hour. On site, one hour before each show, by card or cash. Pennies are accepted for sentimental reasons.</p>
`,
  },
  poster: 7,
  metas: {
    title: { fr: 'Infos pratiques', en: 'Practical information' },
    description: {
      fr: 'Billets, portes, météo, manteaux : ce qu’il faut savoir avant de venir rire.',
      en: 'Tickets, doors, weather, coats: what to know before you come and laugh.',
    },
  },
};
