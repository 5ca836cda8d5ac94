import type { Locator } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, type SiteWords, words } from '#e2e/site/words.ts';
import type { menuMachine } from '#machines/menu/menu.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { menuTitles } from '#server/testing/sampleFolder.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { openTab } from '../browser/openTab.ts';
import { standStill } from '../browser/slowTime.ts';
import { menuPerception } from './menu.perception.ts';

/** Two entries of the demo festival's menu with sub-entries, and one that leads to the present page. */
const items = {
  shows: { id: '.1', title: menuTitles.programme, link: 'calendar' },
  artists: { id: '.3', title: menuTitles.festival, link: 'basic' },
} as const satisfies Record<
  string,
  { id: string; title: Record<Language, string>; link: keyof (typeof addresses)['fr'] }
>;
type MenuEntry = (typeof items)[keyof typeof items];

const { wide, desktop: narrow } = windows;
/** An empty place for a pointer. */
const corner = { x: 1, y: 1 };

interface MenuScene extends Visit {
  bar: Locator;
  drawer: Locator;
  burger: Locator;
  isNarrow: boolean;
  isLive: true;
  pressed: string | null;
  text: SiteWords['layout']['menu'];
}

const itemOf = (name: unknown): MenuEntry => {
  if (name === 'shows' || name === 'artists') return items[name];
  throw new Error(`No item "${String(name)}"`);
};
const itemAt = ({ facts }: Place): MenuEntry => itemOf(facts['item']);

const linkOf = ({ bar, lang }: MenuScene, { title }: MenuEntry): Locator =>
  bar.getByRole('link', { name: title[lang], exact: true });
const openerOf = ({ bar, lang, text }: MenuScene, { title }: MenuEntry): Locator =>
  bar.getByRole('button', { name: filled(text.more, { title: title[lang] }), exact: true });
const subMenuOf = ({ bar }: MenuScene, { id }: MenuEntry): Locator => bar.locator(`[data-sub-menu="${id}"]`);
const isInDrawer = ({ value }: Place): boolean => value === 'drawer';

const leave = ({ page }: Visit): Promise<void> => page.mouse.move(corner.x, corner.y);

/** By keyboard: from the element before it. */
const tabTo = async (scene: MenuScene, item: MenuEntry): Promise<void> => {
  const before = scene.page.getByRole('banner').locator('a, button').filter({ visible: true });
  const names = await before.evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  await before.nth(names.indexOf(item.title[scene.lang]) - 1).focus();
  await scene.page.keyboard.press('Tab');
};

/** LAY-03…LAY-05, LAY-16 */
export const menuCounterpart = counterpart<typeof menuMachine, MenuScene>('menu', {
  requirements: 'LAY-03…LAY-05, LAY-16',
  begin: async (visit) => {
    const { page, lang, path } = visit;
    const [first] = path.steps;
    const isNarrow = first?.cause.kind === 'sent' && first.cause.event.type === 'menu.toggled';
    if (!isNarrow) await page.setViewportSize(wide);
    await leave(visit);
    await openTab(visit, addresses[lang].basic);
    const { menu } = words[lang].layout;
    return {
      ...visit,
      bar: page.getByRole('navigation', { name: menu.label, exact: true }),
      drawer: page.getByRole('dialog'),
      burger: page.getByRole('button', { name: menu.open, exact: true }),
      isNarrow,
      isLive: true,
      pressed: null,
      text: menu,
    };
  },
  end: async (scene) => {
    await leave(scene);
    if (!scene.isNarrow) await scene.page.setViewportSize(narrow);
  },
  events: {
    // A pointer over an item already leaves it on its way to another; the keyboard need not.
    'item.entered': (scene, { item }, { value }) =>
      typeof value === 'object' && value['panel'] === 'held'
        ? tabTo(scene, itemOf(item))
        : linkOf(scene, itemOf(item)).hover(),
    'item.left': async (scene) => {
      await standStill(scene.page);
      await leave(scene);
    },
    // A mouse enters before it presses, a finger and a key do not.
    'item.pressed': (scene, { item }, from) => {
      if (!isInDrawer(from)) return openerOf(scene, itemOf(item)).press('Enter');
      scene.pressed = itemOf(item).title[scene.lang];
      return scene.drawer.getByRole('button', { name: scene.pressed, exact: true }).click();
    },
    // The whole menu has no menu button: the window has become narrower meanwhile.
    'menu.toggled': async (scene) => {
      if (!scene.isNarrow) await scene.page.setViewportSize(narrow);
      scene.isNarrow = true;
      scene.pressed = null;
      await scene.burger.click();
    },
    'menu.escaped': async ({ page, burger }, _event, from) => {
      await page.keyboard.press('Escape');
      // LAY-16
      if (isInDrawer(from)) await expect(burger).toBeFocused();
    },
    'link.followed': async (scene, _event, from) => {
      const { page, gate, lang, drawer } = scene;
      const href = addresses[lang].basic;
      if (isInDrawer(from)) await drawer.locator(`a[href="${href}"]`).last().click();
      else {
        const item = itemAt(from);
        await subMenuOf(scene, item).locator(`a[href="${addresses[lang][item.link]}"]`).press('Enter');
        await expect(page).toHaveURL(gate.url + addresses[lang][item.link]);
      }
    },
    'focus.left': async (scene, _event, from) => {
      const opener = openerOf(scene, itemAt(from));
      await opener.focus();
      await expect(opener).toBeFocused();
      await scene.page.getByRole('banner').getByRole('link').first().focus();
    },
  },
  ports: {},
  perception: menuPerception,
  signs: {
    closed: ({ page }) => expect(page.locator('html')).not.toHaveClass(/nav-is-open/),
    drawer: ({ page }) => expect(page.locator('html')).toHaveClass(/nav-is-open/),
  },
});
