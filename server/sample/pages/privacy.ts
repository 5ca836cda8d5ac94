import type { PageRecord } from '../types.ts';

/** The privacy policy (RTE-18, RTE-19). */
export const privacy: PageRecord = {
  id: 207,
  path: { fr: 'confidentialite', en: 'privacy-policy' },
  title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  body: {
    fr: `
<p>Nous recueillons le moins de renseignements possible et nous ne les vendons pas. Cette politique dit lesquels, et ce que vous pouvez exiger.</p>
<h2>1. Responsable</h2>
<p>La personne responsable de la protection des renseignements personnels est la direction générale de Chapiteau : <a href="mailto:vieprivee@chapiteau.example">vieprivee@chapiteau.example</a>.</p>
<h2>2. Ce que nous recueillons</h2>
<p>Votre nom, votre courriel et votre langue quand vous créez un compte; vos réservations et votre liste de souhaits quand vous les utilisez. Nous ne conservons pas de numéro de carte : le paiement a lieu chez notre billettiste.</p>
<h2>3. Pourquoi</h2>
<p>Pour vous ouvrir une session, tenir vos réservations, vous prévenir d’un changement et, avec votre accord, vous envoyer l’infolettre.</p>
<h2>4. Témoins et mesure d’audience</h2>
<p>Le site mémorise votre langue et votre choix de témoins. La mesure d’audience reste désactivée tant que vous ne l’avez pas acceptée; refuser ne change rien au reste du site.</p>
<h2>5. Conservation</h2>
<p>Une inscription n’ouvre un compte que si son code nous revient. Sinon, le nom, le lieu et l’empreinte du mot de passe qu’elle contient sont effacés au plus tard deux heures après la demande, et nous n’en gardons pas l’adresse. Un ancien compte qui n’a jamais été activé est effacé sept jours après sa création. Les codes et les sessions terminés, ainsi que le nombre d’essais, disparaissent dans les deux jours; une adresse qui ne confirme pas l’infolettre, après sept jours.</p>
<p>Un compte inactif depuis trois ans est supprimé après un avertissement. Les pièces comptables sont gardées six ans, comme la loi l’exige. Ce que vous supprimez n’est plus utilisé dès cet instant, et quitte les fichiers de notre base de données et nos sauvegardes en trente jours au plus.</p>
<h2>6. Partage</h2>
<p>Nous transmettons à nos fournisseurs d’hébergement et de courriel ce qu’il leur faut pour travailler, par contrat, et rien de plus. Aucune décision n’est prise de façon entièrement automatisée.</p>
<h2>7. Vos droits</h2>
<p>Vous pouvez consulter vos renseignements, les faire corriger, les recevoir dans un format courant ou les faire supprimer. Nous répondons en trente jours. Vous pouvez aussi vous adresser à la Commission d’accès à l’information.</p>
<h2>8. Incident</h2>
<p>Si un incident présente un risque sérieux de préjudice, nous avisons les personnes touchées et la Commission, avec diligence.</p>
`,
    en: `
<p>We collect as little as we can and sell none of it. This policy says what we hold and what you may ask of us.</p>
<h2>1. Who is responsible</h2>
<p>The person in charge of personal information is the executive director of Chapiteau: <a href="mailto:privacy@chapiteau.example">privacy@chapiteau.example</a>.</p>
<h2>2. What we collect</h2>
<p>Your name, email and language when you open an account; your bookings and wishlist when you use them. We hold no card numbers: payment takes place with our ticketing partner.</p>
<h2>3. Why</h2>
<p>To sign you in, keep your bookings, tell you about changes and, if you agree, send you the newsletter.</p>
<h2>4. Cookies and measurement</h2>
<p>The site remembers your language and your cookie choice. Audience measurement stays off until you accept it; refusing changes nothing else on the site.</p>
<h2>5. How long</h2>
<p>A registration becomes an account only when its code comes back to us. Otherwise the name, the place and the password’s hash in it are erased within two hours of the request, and we do not keep its address. An older account that was never activated is erased seven days after it was created. Codes and sessions that have ended, and counts of attempts, are erased within two days; an address that is not confirmed for the newsletter, after seven days.</p>
<p>An account idle for three years is deleted after a warning. Accounting records are kept for six years, as the law requires. We stop using what you delete at once, and it leaves our database files and our backups within thirty days.</p>
<h2>6. Sharing</h2>
<p>Our hosting and email suppliers receive what they need to do their work, under contract, and nothing more. No decision is made by automated means alone.</p>
<h2>7. Your rights</h2>
<p>You may see your information, have it corrected, receive it in a common format, or have it deleted. We answer within thirty days. You may also turn to Quebec’s Commission d’accès à l’information.</p>
<h2>8. Incidents</h2>
<p>If an incident presents a risk of serious injury, we promptly notify the people affected and the Commission.</p>
`,
  },
  metas: {
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    description: {
      fr: 'Les renseignements que Chapiteau recueille, pourquoi, pour combien de temps, et vos droits.',
      en: 'What Chapiteau collects, why, for how long, and your rights.',
    },
  },
};
