import type { PageRecord } from '../types.ts';

/** How to reach the office. */
export const contact: PageRecord = {
  id: 204,
  path: { fr: 'nous-joindre', en: 'contact' },
  title: { fr: 'Nous joindre', en: 'Contact' },
  body: {
    fr: `
<p>Le bureau est ouvert du lundi au vendredi, de 10 h à 17 h, sauf pendant le festival, où personne n’est assis.</p>
<dl>
<div><dt>Bureau</dt><dd>Du lundi au vendredi, de 10 h à 17 h</dd></div>
<div><dt>Téléphone</dt><dd><a href="tel:+15145550142">514 555-0142</a></dd></div>
<div><dt>Courriel</dt><dd><a href="mailto:bonjour@chapiteau.example">bonjour@chapiteau.example</a></dd></div>
<div><dt>Adresse</dt><dd>42, ruelle des Matous, bureau 3 ½, Montréal</dd></div>
</dl>
<h2>Adresse</h2>
<p>Chapiteau, 42, ruelle des Matous, bureau 3 ½, Montréal (Québec). Sonnez deux fois : la première réveille le chat.</p>
<h2>Par courriel</h2>
<p>Questions générales : <a href="mailto:bonjour@chapiteau.example">bonjour@chapiteau.example</a>. Billets : <a href="mailto:billets@chapiteau.example">billets@chapiteau.example</a>.</p>
<h2>Par téléphone</h2>
<p>514 555-0142. Notre musique d’attente est jouée en direct par la stagiaire.</p>
<h2>Objets perdus</h2>
<p>Nous avons surtout des parapluies, un dentier et neuf gants gauches. Décrivez le vôtre.</p>
`,
    en: `
<p>The office is open Monday to Friday, 10 to 5, except during the festival, when nobody is sitting down.</p>
<dl>
<div><dt>Office</dt><dd>Monday to Friday, 10 to 5</dd></div>
<div><dt>Telephone</dt><dd><a href="tel:+15145550142">514 555-0142</a></dd></div>
<div><dt>Email</dt><dd><a href="mailto:hello@chapiteau.example">hello@chapiteau.example</a></dd></div>
<div><dt>Address</dt><dd>42 ruelle des Matous, suite 3½, Montréal</dd></div>
</dl>
<h2>Address</h2>
<p>Chapiteau, 42 ruelle des Matous, suite 3½, Montréal, Quebec. Ring twice: the first ring is for the cat.</p>
<h2>By email</h2>
<p>General questions: <a href="mailto:hello@chapiteau.example">hello@chapiteau.example</a>. Tickets: <a href="mailto:tickets@chapiteau.example">tickets@chapiteau.example</a>.</p>
<h2>By telephone</h2>
<p>514 555-0142. Our hold music is played live by the intern.</p>
<h2>Lost and found</h2>
<p>Mostly umbrellas, one set of teeth and nine left gloves. Describe yours.</p>
`,
  },
  poster: 38,
  metas: {
    title: { fr: 'Nous joindre', en: 'Contact' },
    description: {
      fr: 'L’adresse, le téléphone et l’humeur du bureau du festival.',
      en: 'The festival office: address, telephone and mood.',
    },
  },
};
