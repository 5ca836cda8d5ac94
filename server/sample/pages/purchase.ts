import type { PageRecord } from '../types.ts';

/** The purchase agreement (RTE-18, RTE-19). */
export const purchase: PageRecord = {
  id: 208,
  path: { fr: 'contrat-dachat', en: 'purchase-agreement' },
  title: { fr: 'Contrat d’achat', en: 'Purchase agreement' },
  body: {
    fr: `
<p>Ce contrat s’applique à tout billet ou passe acheté auprès de Chapiteau ou de son billettiste.</p>
<h2>1. Formation du contrat</h2>
<p>Le contrat est conclu quand vous recevez la confirmation par courriel. Vérifiez-la : la date, l’heure locale, le lieu et le nombre de places.</p>
<h2>2. Prix et taxes</h2>
<p>Les prix sont en dollars canadiens. Le prix total, frais et taxes compris, est affiché avant le paiement.</p>
<h2>3. Livraison</h2>
<p>Les billets sont électroniques. Présentez le code à l’entrée, à l’écran ou imprimé. Un code ne sert qu’une fois.</p>
<h2>4. Échange</h2>
<p>Un billet s’échange sans frais jusqu’à vingt-quatre heures avant le spectacle, contre une autre date du même spectacle, selon les places disponibles.</p>
<h2>5. Annulation et report</h2>
<p>Si nous annulons un spectacle, nous remboursons le prix total sous dix jours ouvrables, par le mode de paiement d’origine. En cas de report, votre billet reste valide ou vous est remboursé, à votre choix.</p>
<h2>6. Revente</h2>
<p>La revente à un prix supérieur au prix payé est interdite et rend le billet nul. Vous pouvez le céder au prix coûtant.</p>
<h2>7. Dans la salle</h2>
<p>Nous pouvons refuser l’accès à une personne dont la conduite met autrui en danger. Les enregistrements sont interdits pendant le spectacle.</p>
`,
    en: `
<p>This agreement applies to every ticket or pass bought from Chapiteau or its ticketing partner.</p>
<h2>1. When we have an agreement</h2>
<p>The agreement is made when you receive our confirmation by email. Check it: the date, the local time, the place and the number of seats.</p>
<h2>2. Prices and taxes</h2>
<p>Prices are in Canadian dollars. The full price, with fees and taxes, is shown before you pay.</p>
<h2>3. Delivery</h2>
<p>Tickets are electronic. Show the code at the door, on a screen or on paper. Each code works once.</p>
<h2>4. Exchanges</h2>
<p>A ticket may be exchanged free of charge up to twenty-four hours before the show, for another date of the same show, as seats allow.</p>
<h2>5. Cancelled and postponed shows</h2>
<p>If we cancel a show, we refund the full price within ten working days by the original means of payment. If we postpone it, you choose: keep the ticket or take the refund.</p>
<h2>6. Resale</h2>
<p>Reselling above the price paid is forbidden and voids the ticket. You may pass it on at cost.</p>
<h2>7. In the venue</h2>
<p>We may refuse entry to anyone whose conduct endangers others. Recording during the show is forbidden.</p>
`,
  },
  metas: {
    title: { fr: 'Contrat d’achat', en: 'Purchase agreement' },
    description: {
      fr: 'Prix, frais, échanges, remboursements : ce à quoi l’achat d’un billet nous engage, vous et nous.',
      en: 'Prices, fees, exchanges, refunds: what buying a ticket commits each of us to.',
    },
  },
};
