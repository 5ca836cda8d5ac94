import { seriesNames } from '#contract/programme/shows/series.ts';
import { wordsOf } from '#server/programme/slug.ts';
import type { ArtistDetails } from '#server/store/pages/artistDetails.ts';
import { hash } from '../hash.ts';
import { shows } from '../shows.ts';
import type { ArtistRecord, Localized } from '../types.ts';
import { awards } from './awards.ts';
import { beginnings, habits } from './beginnings.ts';
import { crafts } from './crafts.ts';
import { asides, demoCategories, elsewhere, onStage } from './excerpts.ts';
import { familyOf, isGroup } from './family.ts';
import { photosOf } from './photos.ts';
import { pick, pickSome } from './pick.ts';

/** In the address of the artist's page. */
export const slugOfArtist = ({ name }: ArtistRecord): string => wordsOf(name);

/** What each throw of the dice is for. */
const dice = { beginning: 20, craft: 21, habit: 22, awards: 23, demos: 24, aside: 25, links: 26 } as const;

const films = ['/media/videos/spotlight.mp4', '/media/videos/curtain.mp4'] as const;
/** Films that are free for anybody to show. */
const freeFilms = [
  { title: { fr: 'La nuit du lapin', en: 'The night of the rabbit' }, id: 'aqz-KE-bpKQ' },
  { title: { fr: 'Le dragon perdu', en: 'The lost dragon' }, id: 'eRsGyueVLvQ' },
] as const;

const inBoth = (write: (lang: keyof Localized) => string): { fr: string; en: string } => ({
  fr: write('fr'),
  en: write('en'),
});

/** The sentences of a page, in order; HTML comes around them. */
export const storyOf = (artist: ArtistRecord): readonly Localized[] => [
  artist.bio,
  pick(beginnings, artist.id, dice.beginning),
  pick(crafts[familyOf(artist)], artist.id, dice.craft),
  ...pickSome(habits, 2, artist.id, dice.habit),
];

/** One in three has none. */
export const awardsOf = ({ id }: ArtistRecord): typeof awards =>
  pickSome(awards, hash(id, dice.awards) % 3, id, dice.awards);

const has = (id: number, what: number, share: number): boolean => hash(id, dice.links, what) % share === 0;

const linksOf = ({ id }: ArtistRecord, slug: string): Partial<ArtistDetails> => ({
  website: `https://www.example.com/${slug}`,
  ...(!has(id, 1, 3) && { instagram: `https://www.example.com/instagram/${slug}` }),
  ...(!has(id, 2, 2) && { facebook: `https://www.example.com/facebook/${slug}` }),
  ...(has(id, 3, 3) && { twitter: `https://www.example.com/x/${slug}` }),
});

const seriesOf = ({ id }: ArtistRecord): string[] => [
  ...new Set(
    shows
      .filter(({ artists }) => artists.includes(id))
      .map(({ showType }) => showType)
      .filter((type) => seriesNames.some((name) => name === type)),
  ),
];

const demosOf = (artist: ArtistRecord): Pick<ArtistDetails, 'firstDemos' | 'secondDemos'> => ({
  firstDemos: {
    title: demoCategories.onStage,
    demos: onStage[familyOf(artist)].map((title, index) => ({
      title,
      url: films[index % films.length] ?? films[0],
    })),
  },
  ...(has(artist.id, 4, 2) && {
    secondDemos: {
      title: demoCategories.elsewhere,
      demos: [{ title: pick(elsewhere, artist.id, dice.demos), url: films[1] }],
    },
  }),
});

/** What the page of an artist of the sample tells. */
export const detailsOfArtist = (artist: ArtistRecord): ArtistDetails => {
  const { id } = artist;
  const slug = slugOfArtist(artist);
  const story = storyOf(artist);
  const film = pick(freeFilms, id, dice.demos);
  return {
    description: inBoth((lang) =>
      story
        .map((part) => `<p>${part[lang]}</p>`)
        .concat(
          lang === 'fr'
            ? `<p>Pour écrire : bonjour@example.com. Le reste est sur www.example.com/${slug}.</p>`
            : `<p>To write: hello@example.com. The rest is at www.example.com/${slug}.</p>`,
        )
        .join(''),
    ),
    ...linksOf(artist, slug),
    cv: inBoth((lang) => `/media/cv/${slug}-${lang}.pdf`),
    series: seriesOf(artist),
    isGroup: isGroup(artist),
    awards: awardsOf(artist).map(({ title, description }) => ({
      title: inBoth((lang) => title[lang]),
      description: inBoth((lang) => description[lang]),
    })),
    ...(has(id, 5, 2) && demosOf(artist)),
    photos: photosOf(artist),
    ...(has(id, 6, 4) && {
      videos: [
        { title: inBoth((lang) => film.title[lang]), url: `https://www.youtube.com/watch?v=${film.id}` },
      ],
    }),
    ...(has(id, 7, 2) && {
      html: (({ title, text }) => ({
        title: inBoth((lang) => title[lang]),
        text: inBoth((lang) => text[lang]),
      }))(pick(asides, id, dice.aside)),
    }),
  };
};
