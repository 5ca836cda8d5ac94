import type { AnnouncementRecord } from '../types.ts';

/** The jobs; nothing is wanted of volunteers for now. */
export const jobs: readonly AnnouncementRecord[] = [
  {
    id: 431,
    slug: { fr: 'machiniste', en: 'stagehand' },
    title: { fr: 'Machiniste', en: 'Stagehand' },
    summary: {
      fr: 'Monter, démonter, et ne pas rire en coulisse.',
      en: 'Build it, strike it, and don’t laugh in the wings.',
    },
    body: {
      fr: '<p>Vous montez et démontez les scènes de Montréal avec une équipe de six personnes, de 14 h à minuit, du mercredi au dimanche.</p><ul><li>Deux ans d’expérience, ou beaucoup de cousins dans le métier</li><li>Permis de conduire de classe 5</li><li>Aucune peur des échelles</li></ul><p>Écrivez à <a href="mailto:emplois@chapiteau.example">emplois@chapiteau.example</a>.</p>',
      en: '<p>You build and strike the stages of Montréal with a crew of six, from two in the afternoon to midnight, Wednesday to Sunday.</p><ul><li>Two years of experience, or many cousins in the trade</li><li>Class 5 driver’s licence</li><li>No fear of ladders</li></ul><p>Write to <a href="mailto:jobs@chapiteau.example">jobs@chapiteau.example</a>.</p>',
    },
    tag: 'stage',
    poster: 22,
    told: { daysBefore: 3 },
    city: 'Montréal',
    employment: 'TEMPORARY',
  },
  {
    id: 432,
    slug: { fr: 'placier', en: 'usher' },
    title: { fr: 'Placière ou placier', en: 'Usher' },
    summary: {
      fr: 'Savoir où est la rangée K, même dans le noir.',
      en: 'Know where row K is, even in the dark.',
    },
    body: {
      fr: '<p>Vous accueillez le public, vous le placez, et vous retrouvez son manteau. Quatre soirs par semaine, en français et en anglais.</p><p>Le salaire est de 21 $ l’heure. Le spectacle est compris.</p>',
      en: '<p>You welcome people, you seat them and you find their coats. Four evenings a week, in French and English.</p><p>The pay is $21 an hour. The show is included.</p>',
    },
    tag: 'stage',
    poster: 26,
    told: { daysBefore: 9 },
    city: 'Laval',
    employment: 'PART_TIME',
  },
  {
    id: 433,
    slug: { fr: 'regisseuse-ou-regisseur', en: 'stage-manager' },
    title: { fr: 'Régie de plateau', en: 'Stage manager' },
    summary: {
      fr: 'La seule personne qui sait toujours l’heure.',
      en: 'The only person who always knows what time it is.',
    },
    body: {
      fr: '<p>Vous tenez la conduite des soirées de Toronto, du premier appel au dernier salut, avec une patience que rien n’entame.</p><p>Anglais courant. Un français de blague suffit.</p>',
      en: '<p>You run the Toronto evenings, from first call to last bow, with a patience that nothing dents.</p><p>Fluent English. Joke-level French will do.</p>',
    },
    tag: 'stage',
    poster: 14,
    told: { daysBefore: 20 },
    city: 'Toronto',
    employment: 'FULL_TIME',
  },
  {
    id: 434,
    slug: { fr: 'billetterie', en: 'box-office-clerk' },
    title: { fr: 'Préposée ou préposé à la billetterie', en: 'Box office clerk' },
    summary: { fr: 'Vendre des places, et parfois de l’espoir.', en: 'Sell seats, and at times hope.' },
    body: {
      fr: '<p>Vous répondez au téléphone, aux courriels et aux regards. Vous savez dire « complet » avec chaleur.</p><p>Poste permanent, 35 h par semaine, au bureau de la ruelle des Matous.</p>',
      en: '<p>You answer the telephone, the emails and the looks. You can say “sold out” warmly.</p><p>A permanent job, 35 hours a week, at our office on the ruelle des Matous.</p>',
    },
    tag: 'office',
    poster: 45,
    told: 'firstOfMonth',
    city: 'Montréal',
    employment: 'FULL_TIME',
  },
  {
    id: 435,
    slug: { fr: 'redaction-bilingue', en: 'bilingual-writer' },
    title: { fr: 'Rédaction bilingue', en: 'Bilingual writer' },
    summary: {
      fr: 'Écrire deux fois la même blague, sans la répéter.',
      en: 'Write the same joke twice without repeating it.',
    },
    body: {
      fr: '<p>Vous écrivez les textes du site, des affiches et des excuses, dans les deux langues, et vous défendez les espaces insécables.</p><p>Envoyez une page de votre main, et la même page de l’autre main.</p>',
      en: '<p>You write for the website, the posters and the apologies, in both languages, and you defend the serial comma or its absence.</p><p>Send a page you wrote, and the same page in the other language.</p>',
    },
    tag: 'office',
    poster: 33,
    told: { daysBefore: 30 },
    city: 'Montréal',
    employment: 'PART_TIME',
  },
  {
    id: 436,
    slug: { fr: 'stage-attente-musicale', en: 'hold-music-intern' },
    title: { fr: 'Stage : musique d’attente en direct', en: 'Internship: live hold music' },
    summary: {
      fr: 'Trois mois, un téléphone, un accordéon.',
      en: 'Three months, one telephone, one accordion.',
    },
    body: {
      fr: '<p>Vous jouez pour les gens qui attendent. Le stage est rémunéré, l’accordéon est fourni.</p><p>Répertoire exigé : au moins deux valses et un air qui ne rend pas triste.</p>',
      en: '<p>You play for people who wait. The internship is paid, the accordion is provided.</p><p>Repertoire: at least two waltzes and one tune that makes nobody sad.</p>',
    },
    tag: 'office',
    poster: 48,
    told: { daysBefore: 44 },
    city: 'Montréal',
    employment: 'INTERN',
  },
];
