import type { Say } from './say.ts';
import { datesOf, listedShow, shows } from './programme.ts';

/** A page of the host: its type and content. */
interface HostPage {
  type: string;
  id: string;
  attributes: object;
  /** The list beside it. */
  data?: object[];
}

const slide = ({ words, media }: Say) => ({
  order: 1,
  image: { url: media('harbour.png') },
  title: words('Nuits du port', 'Harbour Nights'),
  description: words('Dix soirs au bord de l’eau', 'Ten nights at the water'),
  btn: { url: words('/fr/calendrier', '/en/calendar'), title: words('Le calendrier', 'The calendar') },
});

const tile = ({ words, media }: Say) => ({
  id: 'tile-1',
  title: words('Venir au port', 'Come to the harbour'),
  link: { uri: words('/fr/comment-venir', '/en/getting-here'), title: words('Comment', 'How') },
  image: { url: media('tile.png') },
  status: true,
  format: 'FULL_WIDTH',
});

const units = ({ words }: Say) => [{ title: words('Les galas', 'The galas'), tag_unit: 'galas' }];

export const artistOf = ({ words, media }: Say) => ({
  id: 'a1',
  name: 'Tim Tide',
  url: words('/fr/artistes/tim-tide', '/en/artists/tim-tide'),
  image_url: media('tim.png'),
  artistType: words('Humoriste', 'Comedian'),
});

export const videoOf = ({ words, media }: Say) => ({
  id: 'v1',
  title: words('Une nuit sur le traversier', 'One night on the ferry'),
  url: words('/fr/videos/une-nuit', '/en/videos/one-night'),
  description: words('Le capitaine montre la salle des machines.', 'The captain shows the engine room.'),
  thumbnail: { medium: { url: media('video.png') } },
  youtube_id: 'abcdefghijk',
  published_at: '2027-05-02T14:00:00Z',
});

export const festivalOf = ({ words, media }: Say) => ({
  id: 'f1',
  title: words('Nuits du port', 'Harbour Nights'),
  url: words('/fr/festivals/nuits-du-port', '/en/festivals/harbour-nights'),
  image_url: media('harbour.png'),
  date: { start: '2027-06-15T23:30:00Z', end: '2027-07-19T01:00:00Z', timezone_offset: '-0300' },
});

export const passOf = ({ words, media }: Say) => ({
  id: 'p1',
  title: words('Trois galas', 'Three galas'),
  image: media('pass.png'),
  starting_at: 89,
  detail_url: words('/fr/choisir-son-passe/trois-galas', '/en/choose-your-pass/three-galas'),
  saving: words('Quinze pour cent de moins', 'Fifteen per cent off'),
});

const press = ({ words }: Say) => ({
  id: 'n1',
  title: words('Le programme est là', 'The programme is out'),
  date: '2027-05-04',
  detail_url: words('/fr/presse/le-programme', '/en/press/the-programme'),
});

const job = ({ words }: Say) => ({
  id: 'j1',
  title: words('Machiniste', 'Stage hand'),
  date: '2027-04-20',
  detail_url: words('/fr/emplois/machiniste', '/en/jobs/stage-hand'),
  city: 'Halifax',
  employment: 'TEMPORARY',
});

/** Pages by their address below the language: the French one, the English one, and the page. */
type Entry = readonly [fr: string, en: string, page: (say: Say) => HostPage];

const text = (title: string) => ({ title, body: `<p>${title}.</p>` });

const showPages: readonly Entry[] = shows.map((show) => [
  show.path[0],
  show.path[1],
  (say) => ({
    type: 'show',
    id: show.id,
    attributes: {
      ...listedShow(say, show),
      description: `<p>${say.words(...show.summary)}</p>`,
      artists: [{ name: 'Tim Tide', url: artistOf(say).url }],
      location: [{ name: show.venue, city: show.city }],
      suggested_shows: shows.filter(({ id }) => id !== show.id).map((other) => listedShow(say, other)),
      duration_minutes: 90,
      upsell: { ticketText: '', ticketUrl: datesOf(show)[0]?.ticketurl ?? null },
    },
  }),
]);

export const pages: readonly Entry[] = [
  [
    '',
    '',
    (say) => ({
      type: 'home',
      id: 'home',
      attributes: {
        title: say.words('Nuits du port', 'Harbour Nights'),
        html_top: `<p>${say.words('Dix soirs au bord de l’eau.', 'Ten nights at the water.')}</p>`,
        html_bottom: `<p>${say.words('À bientôt au quai.', 'See you at the pier.')}</p>`,
        carousel: { type: 'carousel', slides: [slide(say)] },
        tiles: [tile(say)],
        tag_units: units(say),
      },
    }),
  ],
  ...showPages,
  [
    'comment-venir',
    'getting-here',
    (say) => ({ type: 'page', id: 'here', attributes: text(say.words('Comment venir', 'How to get here')) }),
  ],
  [
    'artistes/tim-tide',
    'artists/tim-tide',
    (say) => ({
      type: 'artist',
      id: 'a1',
      attributes: {
        ...artistOf(say),
        description: `<p>${say.words('Tim joue du tuba.', 'Tim plays the tuba.')}</p>`,
        shows: shows.map((show) => listedShow(say, show)),
      },
    }),
  ],
  [
    'videos/une-nuit',
    'videos/one-night',
    (say) => ({
      type: 'video',
      id: 'v1',
      attributes: { ...videoOf(say), url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    }),
  ],
  [
    'festivals/nuits-du-port',
    'festivals/harbour-nights',
    (say) => ({
      type: 'festival',
      id: 'f1',
      attributes: { ...festivalOf(say), body: text(festivalOf(say).title).body },
    }),
  ],
  [
    'choisir-son-passe/trois-galas',
    'choose-your-pass/three-galas',
    (say) => ({ type: 'page', id: 'p1', attributes: text(passOf(say).title) }),
  ],
  [
    'presse',
    'press',
    (say) => ({
      type: 'press_list',
      id: 'press',
      attributes: text(say.words('Presse', 'Press')),
      data: [press(say)],
    }),
  ],
  [
    'presse/le-programme',
    'press/the-programme',
    (say) => ({
      type: 'press_release',
      id: 'n1',
      attributes: { ...text(press(say).title), date: '2027-05-04' },
    }),
  ],
  [
    'emplois',
    'jobs',
    (say) => ({
      type: 'career_list',
      id: 'jobs',
      attributes: text(say.words('Emplois', 'Jobs')),
      data: [job(say)],
    }),
  ],
  [
    'emplois/machiniste',
    'jobs/stage-hand',
    (say) => ({
      type: 'career_posting',
      id: 'j1',
      attributes: { ...text(job(say).title), date: '2027-04-20', city: 'Halifax', employment: 'TEMPORARY' },
    }),
  ],
  [
    'en-images',
    'in-pictures',
    (say) => ({
      type: 'carousel',
      id: 'b1',
      attributes: { ...text(say.words('En images', 'In pictures')), slides: [slide(say)] },
    }),
  ],
  [
    'le-film',
    'the-film',
    (say) => ({
      type: 'header_mp4_video',
      id: 'b2',
      attributes: {
        ...text(say.words('Le film', 'The film')),
        video_alternative_image: { url: say.media('film.png') },
      },
    }),
  ],
  [
    'idees',
    'ideas',
    (say) => ({
      type: 'tiles',
      id: 'b3',
      attributes: { ...text(say.words('Idées', 'Ideas')), tiles: [tile(say)] },
    }),
  ],
  [
    'galas',
    'galas',
    (say) => ({
      type: 'show_tags',
      id: 'b4',
      attributes: { ...text(say.words('Les galas', 'The galas')), tag_unit: 'galas' },
    }),
  ],
  [
    'nos-choix',
    'our-picks',
    (say) => ({
      type: 'show_widget_list',
      id: 'b5',
      attributes: { ...text(say.words('Nos choix', 'Our picks')), tag_units: units(say) },
    }),
  ],
  [
    'tetes-d-affiche',
    'headliners',
    (say) => ({
      type: 'headliners',
      id: 'b6',
      attributes: text(say.words('Têtes d’affiche', 'Headliners')),
    }),
  ],
  [
    'en-famille',
    'families',
    (say) => ({
      type: 'shows',
      id: 'b7',
      attributes: text(say.words('En famille', 'For families')),
      data: shows.map((show) => listedShow(say, show)),
    }),
  ],
  [
    'a-voir',
    'watch',
    (say) => ({
      type: 'videos',
      id: 'b8',
      attributes: text(say.words('À voir', 'Watch')),
      data: [videoOf(say)],
    }),
  ],
  [
    'nos-festivals',
    'our-festivals',
    (say) => ({
      type: 'festivals',
      id: 'b9',
      attributes: text(say.words('Nos festivals', 'Our festivals')),
      data: [festivalOf(say)],
    }),
  ],
  [
    'au-quai',
    'at-the-pier',
    (say) => ({
      type: 'artists',
      id: 'b10',
      attributes: text(say.words('Au quai', 'At the pier')),
      data: [artistOf(say)],
    }),
  ],
];
