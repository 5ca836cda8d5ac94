import { languages } from '#contract/address/language.ts';
import { bothOf, textsOf } from '#server/festival/values/languages.ts';
import { menuEntriesOf, menuItemName } from '../names.ts';
import type { Loading, RowsOf } from './loading.ts';

/** The entries of the menus in both languages. */
export const menuRows = ({ folder, numberOf }: Loading): RowsOf<'menu_items'> => ({
  menu_items: menuEntriesOf(folder.festival).flatMap(({ menu, hierarchy, title, href }) =>
    languages.map((lang) => ({
      id: numberOf('menuItem', menuItemName(menu, lang, hierarchy)),
      lang,
      menu,
      title: textsOf(title)[lang],
      href: bothOf(href)[lang],
      hierarchy,
    })),
  ),
});
