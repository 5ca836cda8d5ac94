import type { PageRecord } from '../types.ts';

/** Who we are. */
export const about: PageRecord = {
  id: 201,
  path: { fr: 'a-propos', en: 'about' },
  title: { fr: 'À propos', en: 'About' },
  body: {
    fr: `
<p>Chapiteau est un festival d’humour et de scène. Il a commencé en 2009 dans une ruelle, avec une bâche, deux chaises et une voisine qui voulait savoir pour combien de temps on en avait.</p>
<dl>
<div><dt>Fondé</dt><dd>2009, dans une ruelle</dd></div>
<div><dt>Spectacles</dt><dd>Plus de soixante</dd></div>
<div><dt>Villes</dt><dd>Sept</dd></div>
<div><dt>Langues</dt><dd>Deux, et la mime</dd></div>
</dl>
<p>On en avait pour longtemps. Le festival présente aujourd’hui plus de soixante spectacles dans sept villes, en salle, dehors et en ligne. La bâche dort chez un oncle et prend de la valeur.</p>
<h2>Ce que nous cherchons</h2>
<p>Des blagues neuves, des numéros étranges, des gens qui prennent le rire au sérieux et l’escalier en colimaçon avec prudence. Nous programmons autant de premières fois que de têtes d’affiche.</p>
<h2>L’équipe</h2>
<p>Onze personnes à l’année, deux cents bénévoles l’été et un pigeon qui se croit régisseur. Il l’est peut-être.</p>
<h2>En deux langues</h2>
<p>Nous écrivons en français et en anglais. Nous ne traduisons pas les blagues : nous en faisons deux.</p>
`,
    en: `
<p>Chapiteau is a festival of comedy and live acts. It began in 2009 in an alley, with a tarp, two chairs, and a neighbour who asked how long this was going to take.</p>
<dl>
<div><dt>Founded</dt><dd>2009, in an alley</dd></div>
<div><dt>Shows</dt><dd>More than sixty</dd></div>
<div><dt>Cities</dt><dd>Seven</dd></div>
<div><dt>Languages</dt><dd>Two, and mime</dd></div>
</dl>
<p>A long time, as it happens. The festival now presents more than sixty shows in seven cities, indoors, outdoors and online. The tarp is in an uncle’s garage and appreciating.</p>
<h2>What we look for</h2>
<p>New jokes, odd acts, and people who take laughter seriously and spiral staircases with care. We book as many first times as famous faces.</p>
<h2>The team</h2>
<p>Eleven people all year, two hundred volunteers in summer, and a pigeon who thinks he is the stage manager. He may be right.</p>
<h2>In two languages</h2>
<p>We write in French and in English. We don’t translate jokes. We make two.</p>
`,
  },
  poster: 32,
  metas: {
    title: { fr: 'À propos', en: 'About' },
    description: {
      fr: 'Qui nous sommes, d’où vient le chapiteau et pourquoi il penche un peu.',
      en: 'Who we are, where the tent came from, and why it leans a little.',
    },
  },
};
