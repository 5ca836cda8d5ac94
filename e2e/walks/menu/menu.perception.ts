import type { Language } from '#contract/address/language.ts';
import type { menuMachine } from '#machines/menu/menu.machine.ts';
import { filled } from '#e2e/site/words.ts';
import { textsOf } from '#server/festival/values/languages.ts';
import { sample } from '#server/testing/sampleFolder.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup } from '../perception/popup.ts';

interface MenuValues {
  /** Below 1400 px, where a button opens the drawer. */
  readonly isNarrow: boolean;
  /** Without scripts there is no drawer: all of its links are in the header. */
  readonly isLive: boolean;
  /** The last pressed entry of the open drawer. */
  readonly pressed: string | null;
}
type ToldOfMenu = Told<MenuValues>;

/** The walk's two entries, by their place in the sample's menu. */
const placeOf: Readonly<Record<string, number>> = { shows: 0, artists: 2 };

const { main, secondary } = sample.festival.menus;
const other = { fr: 'en', en: 'fr' } as const;

const entriesIn = (items: typeof main, lang: Language, open: unknown) =>
  items.map(({ title, items: below }, place) => ({
    title: textsOf(title)[lang],
    below: below.map((entry) => textsOf(entry.title)[lang]),
    isOpen: place === placeOf[String(open)],
  }));

/** The bar, whose entries have their lists when they are open; `item` is the open one. */
const bar = (
  { lang, text: { layout }, values: { isNarrow, isLive } }: ToldOfMenu,
  open: unknown,
  isDrawerOpen = false,
) => [
  control('link', filled(layout.home, { brand: textsOf(sample.festival.name)[lang] })),
  ...(isNarrow && isLive ? [] : entriesIn(secondary, lang, null).map(({ title }) => control('link', title))),
  ...entriesIn(main, lang, open).flatMap(({ title, below, isOpen }) => [
    control('link', title),
    ...(below.length === 0
      ? []
      : [control('button', filled(layout.menu.more, { title }), ...(isOpen ? ['expanded' as const] : []))]),
    ...(isOpen ? below.map((each) => control('link', each)) : []),
  ]),
  control('link', layout.tickets),
  control('link', layout.logIn),
  control('link', layout.languages[other[lang]]),
  control('button', layout.search),
  ...(isNarrow && isLive
    ? [control('button', layout.menu.open, ...(isDrawerOpen ? ['expanded' as const] : []))]
    : []),
];

const panel = (told: ToldOfMenu): Perceived => ({ controls: bar(told, told.facts['item']) });

/** LAY-03…LAY-05, LAY-16 */
export const menuPerception: Perception<typeof menuMachine, MenuValues> = {
  withLinks: true,
  states: {
    closed: (told) => ({ controls: bar(told, null) }),
    'panel.held': panel,
    'panel.leaving': panel,
    drawer: (told) => {
      const { lang, text, facts, values } = told;
      const { layout } = text;
      return {
        controls: [
          ...bar(told, null, true),
          ...popup(text, layout.menu.open),
          ...entriesIn(main, lang, facts['item']).flatMap(({ title, below, isOpen }) =>
            below.length === 0
              ? [control('link', title)]
              : [
                  control('button', title, ...(isOpen ? ['expanded' as const] : [])),
                  ...(isOpen ? [filled(layout.menu.all, { title }), ...below] : []).map((each) =>
                    control('link', each),
                  ),
                ],
          ),
          ...entriesIn(secondary, lang, null).map(({ title }) => control('link', title)),
          control('link', layout.logIn),
          control('link', layout.register),
          control('link', layout.languages[other[lang]]),
        ],
        focus: values.pressed ?? layout.popup.close,
      };
    },
  },
};
