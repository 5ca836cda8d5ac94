import { languages, type Language } from '#contract/address/language.ts';
import type { HomeFile } from '#server/festival/schema/homeFile.ts';
import { usualHome } from '#server/festival/values/usualHome.ts';
import { bothOf, textsOf, writtenIn } from '#server/festival/values/languages.ts';
import { addressOfMedium } from '#server/festival/values/media.ts';
import { htmlsOf } from '#server/festival/values/richTexts.ts';
import { pageNames } from '../names.ts';
import type { Loading, RowsOf } from './loading.ts';
import { pageRow } from './pageRow.ts';

type Hero = NonNullable<HomeFile['hero']>;

const medium = (file: string | undefined): { url: string } | null =>
  file === undefined ? null : { url: addressOfMedium(file) };

const toSlide = (slide: Hero['slides'][number], index: number, lang: Language) => ({
  order: index + 1,
  image: medium(slide.image),
  imagePortrait: medium(slide.portrait),
  logo: medium(slide.logo),
  upperText: textsOf(slide.upper ?? '')[lang],
  title: textsOf(slide.title)[lang],
  bottomText: textsOf(slide.bottom ?? '')[lang],
  description: textsOf(slide.text ?? '')[lang],
  btn:
    slide.button === undefined
      ? null
      : { url: bothOf(slide.button.href)[lang], title: textsOf(slide.button.title)[lang], target: '_self' },
  darkText: slide.dark_text,
  overlay: slide.overlay,
});

const toCarousel = (hero: Hero, lang: Language) => ({
  title: '',
  type: hero.film === undefined ? 'carousel' : 'video',
  video_mp4_url: hero.film === undefined ? null : addressOfMedium(hero.film),
  video_alternative_image: medium(hero.film_image),
  slides: hero.slides.map((slide, index) => toSlide(slide, index, lang)),
});

const toTile = (tile: HomeFile['tiles'][number], index: number, lang: Language) => {
  const title = textsOf(tile.title)[lang];
  return {
    id: String(index + 1),
    title,
    link: { uri: bothOf(tile.href)[lang], title },
    image: medium(tile.image),
    video: medium(tile.film),
    hover_image: medium(tile.hover_image),
    hover_video: medium(tile.hover_film),
    status: true,
    format: tile.format,
    text_color: tile.text_colour ?? '#ffffff',
  };
};

const saysNothing = ({ film, film_image: image, slides }: Hero): boolean =>
  film === undefined && image === undefined && slides.length === 0;

/** Home (HOM-01); without `home.yaml` it has the festival's name alone. */
export const homeRows = ({ folder, numberOf }: Loading): RowsOf<'pages'> => {
  const home = folder.home ?? usualHome(folder.festival);
  const { hero } = home;
  const [top, bottom] = [htmlsOf(home.top), htmlsOf(home.bottom)];
  return {
    pages: languages.map((lang) =>
      pageRow({
        id: numberOf('page', pageNames.home),
        lang,
        path: '',
        type: 'home',
        attributes: {
          title: textsOf(home.title)[lang],
          html_top: top[lang],
          html_bottom: bottom[lang],
          carousel: hero === undefined || saysNothing(hero) ? null : toCarousel(hero, lang),
          tiles: home.tiles.map((tile, index) => toTile(tile, index, lang)),
          tag_units: home.lists.map(({ title, type }) => ({ title: textsOf(title)[lang], tag_unit: type })),
        },
        metaTitle: textsOf(home.meta_title ?? home.title)[lang],
        description: textsOf(home.description)[lang],
        writtenIn: writtenIn(home.title, lang, folder.festival.languages),
      }),
    ),
  };
};
