import type { Language } from '#contract/address/language.ts';
import { menus, type Menu } from '#server/store/schema/tables.ts';
import type { FestivalFile } from '../schema/festivalFile.ts';
import type { FestivalFolder } from '../schema/folder.ts';
import type { LocalText } from '../schema/values.ts';
import { textsOf, type Both } from '../values/languages.ts';

/**
 * The names by which a folder asks for numbers. A show, an artist, a venue, a sponsor, a collection and a date have the name
 * that the folder's files give them; a genre too, and the kinds of shows are genres named by their code. Pages, videos among
 * them, have the names below.
 */
export const pageNames = {
  home: 'home',
  trailer: 'trailer',
  press: { list: 'press/list', entry: (name: string): string => `press/${name}` },
  careers: { list: 'careers/list', entry: (name: string): string => `careers/${name}` },
  page: (name: string): string => `pages/${name}`,
  series: (name: string): string => `series/${name}`,
  pass: (name: string): string => `passes/${name}`,
  video: (name: string): string => `videos/${name}`,
} as const;

/** `main fr .1.2`: an entry's place. */
export const menuItemName = (menu: Menu, lang: Language, hierarchy: string): string =>
  `${menu} ${lang} ${hierarchy}`;

/** An artist's type by its title: `Clown`, `Humoriste / Comedian`. */
export const artistTypeName = ({ fr, en }: Both<string>): string => (fr === en ? fr : `${fr} / ${en}`);

/** The types of artists, each once, by their names. */
export const artistTypesOf = ({ artists }: FestivalFolder): Map<string, Both<string>> => {
  const titles = [...artists.values()].map(({ facts }) => textsOf(facts.type));
  return new Map(titles.map((title) => [artistTypeName(title), title]));
};

interface PlacedEntry {
  menu: Menu;
  hierarchy: string;
  title: LocalText;
  href: string | Both<string>;
}

/** The entries of every menu with their places, in their order. */
export const menuEntriesOf = ({ menus: written }: FestivalFile): PlacedEntry[] =>
  menus.flatMap((menu) =>
    written[menu].flatMap(({ items, ...entry }, index) => [
      { menu, hierarchy: `.${index + 1}`, ...entry },
      ...items.map((item, below) => ({ menu, hierarchy: `.${index + 1}.${below + 1}`, ...item })),
    ]),
  );
