/**
 * For tests: the texts that docs/requirements.md quotes, by the line that does, then by language and key. They stand letter
 * for letter, misspellings and three dots included; what begins a heading or a button may begin with a capital.
 */
export const quotedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'RTE-17': { 'en.artists.all': 'View all' },
  'RTE-30': { 'en.profile.title': 'My JFL' },
  'RTE-35': { 'fr.videos.onDemand.today': 'Vidéo du jour', 'en.videos.onDemand.today': "Today's video" },
  'LDR-09': {
    'en.page.loading': 'Loading...',
    'en.calendar.loading': 'Loading...',
    'en.calendar.selector.loading': 'Loading...',
    'en.memberLists.loading': 'Loading...',
    'en.reservation.loading': 'Loading...',
  },
  'LAY-26': { 'en.layout.cookies.refuse': 'Refuse', 'fr.layout.cookies.refuse': 'Refuser' },
  'CAL-11': { 'en.calendar.tile.more': 'More detail', 'fr.calendar.tile.more': 'Plus de détails' },
  'CAL-15': { 'fr.calendar.kind.online': 'En ligne' },
  'CAL-21': { 'en.calendar.selector.all': 'All' },
  'CAL-22': { 'fr.calendar.filter.english': 'Inclure les shows en anglais' },
  'CAL-35': {
    'en.calendar.zone.note': "Time indicated corresponds to venue's local time.",
    'en.show.zone.note': "Time indicated corresponds to venue's local time.",
    'en.printing.zone': "Time indicated corresponds to venue's local time.",
    'en.format.zone.names.America/Toronto': 'Eastern Time',
    'fr.format.zone.names.America/Toronto': 'heure de l’Est',
  },
  'CAL-55': {
    'en.format.pattern.shortDate': 'MMM d',
    'en.format.pattern.year': 'yyyy',
    'en.format.pattern.time': 'h:mm a',
    'fr.format.pattern.time': 'HH:mm',
  },
  'VID-01': { 'en.videos.onDemand.today': "Today's video" },
  'VID-03': { 'fr.videos.onDemand.today': 'Vidéo du jour', 'en.videos.onDemand.today': "Today's video" },
  'VID-04': { 'en.videos.all': 'All Videos', 'fr.videos.all': 'Toutes les vidéos' },
  'VID-07': { 'en.videos.more': 'Show more' },
  'VID-12': { 'en.videos.more': 'Show more' },
  'VID-23': {
    'en.video.unsupported': 'Your browser does not support the video tag.',
    'en.home.motion.unsupported': 'Your browser does not support the video tag.',
    'en.show.film.unsupported': 'Your browser does not support the video tag.',
  },
  'VID-24': { 'en.videos.featured.kicker': 'Featured', 'en.videos.featured.title': 'Videos' },
  'ART-08': { 'en.artists.all': 'View all' },
  'ERR-01': { 'en.page.404.title': 'Page not found' },
  'ERR-02': { 'en.page.error.title': 'Server Error' },
  'ANA-03': { 'en.nearMe.unsupported': 'Geolocation not supported', 'en.nearMe.button': 'Near me' },
  'SES-15': { 'en.layout.logIn': 'LOG IN', 'en.buyPopup.login.link': 'LOG IN' },
  'SES-31': {
    'en.session.menu.hello': 'Hi, {firstname}!',
    'en.profile.greeting': 'Hi, {firstname}!',
    'en.session.menu.mine': 'My JFL',
  },
  'RES-13': { 'en.reservation.soldOut': 'Reservations sold out' },
  'RES-14': { 'en.reservation.closed': 'Reservations closed' },
  'RES-15': { 'en.reservation.past': 'Past show', 'en.show.tickets.past': 'Past show' },
  'RES-17': { 'en.reservation.noCredit': "You've used all your credits" },
  'RES-18': {
    'en.reservation.succeeded.title': 'Your show is reserved',
    'en.reservation.succeeded.text': 'Now go have fun!',
  },
  'RES-19': {
    'en.reservation.refused.title': 'oops... an error has occured',
    'en.reservation.refused.text': 'Try again later',
  },
  'RES-20': {
    'en.reservation.confirm.title': 'DO YOU WANT TO CANCEL YOUR RESERVATION FOR THIS SHOW?',
    'en.reservation.confirm.keep': 'Keep Reservation',
    'en.reservation.confirm.cancel': 'Cancel Reservation',
    'en.reservation.cancel': 'Cancel Reservation',
  },
  'RES-21': { 'en.reservation.cancelled.title': 'Your reservation is cancelled!' },
  'RES-22': { 'en.reservation.confused.title': 'Opps, something went wrong!' },
  'SHW-01': { 'en.show.list.featured': 'featured shows', 'en.show.list.all': 'view all' },
  'SHW-06': { 'fr.calendar.kind.online': 'En ligne', 'en.calendar.kind.online': 'Online' },
  'SHW-09': { 'en.show.buy.multiple': 'Multiple', 'en.show.list.multiple': 'Multiple' },
  'SHW-10': { 'en.buyPopup.title': 'BUY NOW' },
  'SHW-12': { 'en.show.bar.link': 'buy your tickets' },
  'SHW-13': { 'en.show.tickets.all': 'view all', 'en.show.tickets.allNamed': 'view all (5 more of N)' },
  'TKT-06': { 'en.show.buy.pass': 'BUY PASS' },
  'TKT-07': { 'fr.calendar.kind.online': 'En ligne' },
  'BUY-01': { 'en.buyPopup.hasPass.question': 'do you already have a pass?' },
  'BUY-05': { 'en.buyPopup.ticket.opening': 'You are being directed to TicketMaster…' },
  'ARD-04': { 'fr.artist.awards': 'Prix & Récompenses', 'fr.artist.demos': 'Démos' },
  'TOR-03': { 'en.show.toronto.more': "Craving more comedy? Don't worry, we got you." },
  'TOR-06': { 'en.show.ticker': 'TICKET' },
};

/** The lines' words where the texts have a placeholder. */
const given: Readonly<Record<string, string>> = {
  firstname: '{firstname}',
  seller: 'TicketMaster',
  more: '5',
  total: 'N',
};

/** A text as the lines write it. */
export const asQuoted = (text: string): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (whole, name: string) => given[name] ?? whole);

const quoted = new Set(
  Object.values(quotedTexts)
    .flatMap((texts) => Object.entries(texts))
    .map((entry) => entry.join('\n')),
);

/** Whether a text stands as some line quotes it, and is not for us to correct. */
export const isQuoted = (key: string, text: string): boolean => quoted.has(`${key}\n${asQuoted(text)}`);
