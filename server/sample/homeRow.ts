import type { Insertable } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { Tables } from '../store/schema/tables.ts';
import { metasOf } from './metas.ts';
import { home } from './pages/home.ts';
import type { HomeRecord } from './types.ts';

const picture = (name: string) => ({ url: `/media/home/${name}.avif` });
const film = (name: string) => ({ url: `/media/videos/${name}.mp4` });

const toSlide = (slide: HomeRecord['slides'][number], index: number, lang: Language) => ({
  order: index + 1,
  image: picture(`hero-${slide.picture}-wide`),
  imagePortrait: picture(`hero-${slide.picture}-tall`),
  logo: null,
  upperText: slide.upper[lang],
  title: slide.title[lang],
  bottomText: '',
  description: slide.description[lang],
  btn: { url: slide.button.href[lang], title: slide.button.title[lang], target: '_self' },
  darkText: false,
  overlay: false,
});

const toTile = (tile: HomeRecord['tiles'][number], index: number, lang: Language) => ({
  id: String(index + 1),
  title: tile.title[lang],
  link: { uri: tile.href[lang], title: tile.title[lang] },
  image: picture(`tile-${tile.picture}`),
  video: null,
  hover_image: tile.hoverPicture === undefined ? null : picture(`tile-${tile.hoverPicture}`),
  hover_video: tile.hoverFilm === undefined ? null : film(tile.hoverFilm),
  status: true,
  format: tile.format,
  text_color: tile.textColour ?? '#ffffff',
});

/** Home as the page loader tells it (HOM-01). */
export const toHomeRow = (lang: Language): Insertable<Tables['pages']> => ({
  id: home.id,
  lang,
  path: '',
  type: 'home',
  attributes: JSON.stringify({
    title: home.title[lang],
    html_top: home.htmlTop[lang].trim(),
    html_bottom: home.htmlBottom[lang].trim(),
    carousel: {
      title: '',
      type: 'carousel',
      video_mp4_url: null,
      video_alternative_image: null,
      slides: home.slides.map((slide, index) => toSlide(slide, index, lang)),
    },
    tiles: home.tiles.map((tile, index) => toTile(tile, index, lang)),
    tag_units: home.tagUnits.map(({ title, unit }) => ({ title: title[lang], tag_unit: unit })),
  }),
  ...metasOf(home, lang),
});
