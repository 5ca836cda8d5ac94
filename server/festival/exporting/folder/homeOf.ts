import { isDeepStrictEqual } from 'node:util';
import type { FestivalFile } from '#server/festival/schema/festivalFile.ts';
import type { HomeFile } from '#server/festival/schema/homeFile.ts';
import { inBoth, shortest, titleOf, type Both } from '#server/festival/values/languages.ts';
import { mediumOf } from '#server/festival/values/media.ts';
import { richOf } from '#server/festival/values/richTexts.ts';
import { usualHome } from '#server/festival/values/usualHome.ts';
import { lackingOf, pagesOfType, unless, type Exporting } from './exporting.ts';
import { readHomePage, type HomeAttributes } from './storedAttributes.ts';

/** The parts of a list in both languages, in their order. */
const inOrder = <Part>({ fr, en }: Both<Part[]>): Both<Part>[] =>
  fr.map((part, index) => ({ fr: part, en: en[index] ?? part }));

const medium = (stored: { url: string } | null) => mediumOf(stored?.url ?? null);

type Slide = NonNullable<HomeAttributes['carousel']>['slides'][number];
type WrittenSlide = NonNullable<HomeFile['hero']>['slides'][number];

const slideOf = (slides: Both<Slide>): WrittenSlide[] => {
  const { fr, en } = slides;
  const image = medium(fr.image);
  const said = (part: 'upperText' | 'bottomText' | 'description') =>
    unless(shortest({ fr: fr[part], en: en[part] }), '');
  const [button, english] = [fr.btn, en.btn ?? fr.btn];
  if (image === undefined) return [];
  return [
    {
      image,
      portrait: medium(fr.imagePortrait),
      logo: medium(fr.logo),
      upper: said('upperText'),
      title: shortest({ fr: fr.title, en: en.title }),
      bottom: said('bottomText'),
      text: said('description'),
      button:
        button && english
          ? {
              title: shortest({ fr: button.title, en: english.title }),
              href: shortest({ fr: button.url, en: english.url }),
            }
          : undefined,
      dark_text: fr.darkText,
      overlay: fr.overlay,
    },
  ];
};

const heroOf = ({ fr, en }: Both<HomeAttributes['carousel']>): HomeFile['hero'] => {
  if (fr === null) return undefined;
  return {
    film: mediumOf(fr.video_mp4_url),
    film_image: medium(fr.video_alternative_image),
    slides: inOrder({ fr: fr.slides, en: (en ?? fr).slides }).flatMap(slideOf),
  };
};

const tileOf = ({ fr, en }: Both<HomeAttributes['tiles'][number]>): HomeFile['tiles'][number] => ({
  title: shortest({ fr: fr.title, en: en.title }),
  href: shortest({ fr: fr.link.uri, en: en.link.uri }),
  image: medium(fr.image),
  film: medium(fr.video),
  hover_image: medium(fr.hover_image),
  hover_film: medium(fr.hover_video),
  format: fr.format,
  text_colour: unless(fr.text_color, '#ffffff'),
});

/** `home.yaml`; null where home has the festival's name alone. */
export const homeOf = (exporting: Exporting, festival: FestivalFile): HomeFile | null => {
  const [page] = pagesOfType(exporting, 'home');
  if (page === undefined) return null;
  const { rows } = page;
  const { languages } = exporting.profile;
  const pages = inBoth((lang) => readHomePage(rows[lang].attributes));
  const titles = inBoth((lang) => pages[lang].title);
  const metaTitles = inBoth((lang) => rows[lang].meta_title);
  const home: HomeFile = {
    title: titleOf(titles, lackingOf(rows), languages),
    meta_title: isDeepStrictEqual(metaTitles, titles) ? undefined : shortest(metaTitles),
    description: shortest(inBoth((lang) => rows[lang].meta_description)),
    hero: heroOf(inBoth((lang) => pages[lang].carousel)),
    tiles: inOrder(inBoth((lang) => pages[lang].tiles)).map(tileOf),
    lists: inOrder(inBoth((lang) => pages[lang].tag_units)).map(({ fr, en }) => ({
      title: shortest({ fr: fr.title, en: en.title }),
      type: fr.tag_unit,
    })),
    top: richOf(
      inBoth((lang) => pages[lang].html_top),
      languages,
    ),
    bottom: richOf(
      inBoth((lang) => pages[lang].html_bottom),
      languages,
    ),
  };
  const usual = { ...usualHome(festival), meta_title: undefined, hero: undefined };
  return isDeepStrictEqual(home, usual) ? null : home;
};
