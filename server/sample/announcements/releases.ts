import type { AnnouncementRecord } from '../types.ts';

/** What the festival tells the press. */
export const releases: readonly AnnouncementRecord[] = [
  {
    id: 411,
    slug: { fr: 'une-saison-sous-le-meme-toit', en: 'a-season-under-one-roof' },
    title: {
      fr: 'Une saison, un toit, et le toit fuit un peu',
      en: 'One season, one roof, and the roof leaks a little',
    },
    summary: {
      fr: 'Chapiteau dévoile sa programmation : plus de soixante spectacles, deux langues, un seul seau.',
      en: 'Chapiteau announces its season: more than sixty shows, two languages and one bucket.',
    },
    body: {
      fr: '<p>Chapiteau dévoile aujourd’hui sa nouvelle saison : plus de soixante spectacles d’humour, de clown, d’impro et de cabaret, à Montréal, à Laval, à Toronto, sur le trottoir et en ligne.</p><p>« On nous a demandé une saison plus solide que la précédente. Nous avons donc acheté de la corde », explique la direction artistique.</p><p>La programmation complète est au calendrier, avec les prix, les langues et les places qui restent. Le dossier de presse ci-dessous tient en une page, comme toutes les bonnes blagues.</p>',
      en: '<p>Chapiteau announces its new season today: more than sixty shows of comedy, clowning, improv and cabaret, in Montréal, Laval and Toronto, on the sidewalk and online.</p><p>“People asked for a sturdier season than the last one, so we bought rope,” says the artistic direction.</p><p>The full programme is in the calendar, with prices, languages and seats left. The press kit below fits on one page, like every good joke.</p>',
    },
    tag: 'release',
    poster: 32,
    told: { daysBefore: 2 },
    pdf: { fr: '/media/press/chapiteau-dossier-de-presse.pdf', en: '/media/press/chapiteau-press-kit.pdf' },
  },
  {
    id: 412,
    slug: { fr: 'toronto-au-premier-arret', en: 'toronto-next-stop' },
    title: {
      fr: 'Toronto : l’autobus part à l’heure, pour une fois',
      en: 'Toronto: the bus leaves on time, for once',
    },
    summary: {
      fr: 'Cinq séries, une seule ville, et un chauffeur qui raconte des histoires.',
      en: 'Five series, one city and a driver who tells stories.',
    },
    body: {
      fr: '<p>Pour la troisième année, Chapiteau s’installe à Toronto avec cinq séries : têtes d’affiche, soirées à quarante-deux, convention, grand air et rue.</p><p>Les détenteurs d’un passe y réservent leurs places avec leurs crédits, deux heures avant le lever du rideau au plus tard.</p><p>L’autobus de la troupe part du Vieux-Port à minuit. La presse peut y monter, à condition de chanter.</p>',
      en: '<p>For the third year, Chapiteau comes to Toronto with five series: headliners, rooms of forty-two, a convention, outdoors and the street.</p><p>Pass holders reserve with their credits, until two hours before the curtain goes up.</p><p>The company’s bus leaves the Old Port at midnight. The press may come along, if it sings.</p>',
    },
    tag: 'release',
    poster: 9,
    told: 'firstOfMonth',
  },
  {
    id: 413,
    slug: { fr: 'le-grand-air-gratuit', en: 'fresh-air-free' },
    title: {
      fr: 'Le Grand Air reste gratuit; la pluie aussi',
      en: 'Fresh Air stays free, and so does the rain',
    },
    summary: {
      fr: 'Le volet extérieur du festival ne coûtera rien cette année non plus.',
      en: 'The festival’s outdoor shows will cost nothing this year either.',
    },
    body: {
      fr: '<p>La plupart des spectacles du Grand Air demeurent gratuits grâce à nos partenaires, et grâce à une chanteuse qui a refusé qu’on parle d’argent pendant qu’elle accordait sa scie.</p><p>En cas d’orage, les artistes jouent sous le porche le plus proche. La liste des porches est affichée à l’entrée de chaque site.</p>',
      en: '<p>Most of the Fresh Air shows remain free, thanks to our partners, and to a singer who refused to discuss money while tuning her saw.</p><p>When it storms, the artists play under the nearest porch. The list of porches is posted at every site.</p>',
    },
    tag: 'release',
    poster: 43,
    told: { daysBefore: 16 },
  },
  {
    id: 414,
    slug: { fr: 'accessibilite-un-premier-bilan', en: 'accessibility-first-report' },
    title: { fr: 'Accessibilité : la rampe était la vedette', en: 'Accessibility: the ramp was the star' },
    summary: {
      fr: 'Interprétation, séances décontractées et accès de plain-pied : ce que le public en a dit.',
      en: 'Interpretation, relaxed performances and step-free access: what audiences told us.',
    },
    body: {
      fr: '<p>Un spectacle sur cinq est désormais interprété en LSQ ou en ASL, ou donné en séance décontractée, et chaque salle dit d’avance si l’on y entre sans marche.</p><p>Les filtres du calendrier montrent ces séances. Le bureau répond aux autres questions, et la stagiaire aux questions pièges.</p>',
      en: '<p>One show in five is now interpreted in LSQ or ASL, or given as a relaxed performance, and every venue says beforehand whether it can be entered without steps.</p><p>The calendar’s filters show these performances. The office answers every other question, and the intern the trick ones.</p>',
    },
    tag: 'release',
    poster: 28,
    told: { daysBefore: 27 },
  },
  {
    id: 415,
    slug: { fr: 'un-passe-pour-les-indecis', en: 'a-pass-for-the-undecided' },
    title: {
      fr: 'Un passe pour les gens qui ne savent pas encore',
      en: 'A pass for people who don’t know yet',
    },
    summary: {
      fr: 'Trois passes, des crédits, et le droit de changer d’idée.',
      en: 'Three passes, credits, and the right to change one’s mind.',
    },
    body: {
      fr: '<p>Les passes de la saison sont en vente. Un crédit vaut une place; une réservation annulée à temps rend le crédit.</p><p>« Les indécis forment la moitié de notre public. L’autre moitié n’en est pas certaine », dit la billetterie.</p>',
      en: '<p>The season’s passes are on sale. One credit is one seat; a reservation cancelled in time gives the credit back.</p><p>“Half of our audience is undecided. The other half isn’t sure,” says the box office.</p>',
    },
    tag: 'release',
    poster: 37,
    told: { daysBefore: 41 },
  },
  {
    id: 416,
    slug: { fr: 'nouvelle-mascotte', en: 'a-mascot-is-born' },
    title: { fr: 'La tente a maintenant un visage', en: 'The tent now has a face' },
    summary: {
      fr: 'Après un vote serré contre un pigeon, la mascotte du festival est une tente qui rit.',
      en: 'After a close vote against a pigeon, the festival’s mascot is a laughing tent.',
    },
    body: {
      fr: '<p>Le public a voté. Avec 51 % des voix, la tente l’emporte sur le pigeon, qui a demandé un recomptage et des miettes.</p><p>La mascotte est dessinée par notre atelier. Les médias peuvent l’utiliser telle quelle, sans moustache.</p>',
      en: '<p>The public has voted. With 51% the tent beats the pigeon, who has asked for a recount and crumbs.</p><p>The mascot was drawn in our workshop. Media may use it as it is, without a moustache.</p>',
    },
    tag: 'release',
    poster: 20,
    told: { daysBefore: 58 },
  },
  {
    id: 417,
    slug: { fr: 'accreditations', en: 'accreditation' },
    title: { fr: 'Accréditations : demander avant d’entrer', en: 'Accreditation: ask before you enter' },
    summary: {
      fr: 'Comment obtenir une place, une entrevue ou une prise de courant.',
      en: 'How to get a seat, an interview or a power outlet.',
    },
    body: {
      fr: '<p>Les demandes d’accréditation se font par courriel, au moins trois jours ouvrables avant le spectacle, à <a href="mailto:presse@chapiteau.example">presse@chapiteau.example</a>.</p><p>Indiquez votre média, la date, et si vous riez fort : nous plaçons les rires forts au milieu.</p>',
      en: '<p>Please ask for accreditation by email, three working days before the show at the latest, at <a href="mailto:press@chapiteau.example">press@chapiteau.example</a>.</p><p>Tell us your outlet, the date, and whether you laugh loudly: loud laughs are seated in the middle.</p>',
    },
    tag: 'release',
    poster: 63,
    told: { daysBefore: 73 },
  },
];
