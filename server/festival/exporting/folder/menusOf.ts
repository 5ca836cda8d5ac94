import type { Menu } from '#server/store/schema/tables.ts';
import type { PresentRows } from '#server/festival/loading/presentRows.ts';
import type { FestivalFile } from '#server/festival/schema/festivalFile.ts';
import { shortest, type Both } from '#server/festival/values/languages.ts';

type MenuRow = PresentRows['tables']['menu_items'][number];

/** The places above an entry and its own: `.1.2` is 1 and 2. */
const placeOf = ({ hierarchy }: MenuRow): number[] => hierarchy.split('.').slice(1).map(Number);

const byPlace = ({ fr: one }: Both<MenuRow>, { fr: other }: Both<MenuRow>): number => {
  const [[first = 0, second = 0], [third = 0, fourth = 0]] = [placeOf(one), placeOf(other)];
  return first - third || second - fourth;
};

const entryOf = ({ fr, en }: Both<MenuRow>) => ({
  title: shortest({ fr: fr.title, en: en.title }),
  href: shortest({ fr: fr.href, en: en.href }),
});

const menuOf = (rows: readonly MenuRow[]): FestivalFile['menus']['main'] => {
  const pairs = new Map<string, Both<MenuRow>>();
  for (const row of rows) {
    const there = pairs.get(row.hierarchy) ?? { fr: row, en: row };
    pairs.set(row.hierarchy, { ...there, [row.lang]: row });
  }
  const entries = [...pairs.values()].toSorted(byPlace);
  return entries
    .filter(({ fr }) => placeOf(fr).length === 1)
    .map((entry) => ({
      ...entryOf(entry),
      items: entries
        .filter(({ fr }) => placeOf(fr).length === 2 && fr.hierarchy.startsWith(`${entry.fr.hierarchy}.`))
        .map(entryOf),
    }));
};

/** The menus, each in its order. */
export const menusOf = (rows: readonly MenuRow[]): FestivalFile['menus'] => {
  const of = (menu: Menu) => menuOf(rows.filter((row) => row.menu === menu));
  return { main: of('main'), footer: of('footer'), secondary: of('secondary') };
};
