import type { Locator, Page } from '@playwright/test';
import { elsewhere } from '#e2e/site/boxOffices.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, type SiteWords, words } from '#e2e/site/words.ts';
import type { buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { openMemberTab, openTab, tokensOf } from '../browser/openTab.ts';

const passPage = { fr: '/fr/choisir-son-passe', en: '/en/choose-your-pass' } as const;

interface BuyPopupScene extends Visit {
  popup: Locator;
  text: SiteWords['buyPopup'];
  button: Locator;
}

/** The sale there is another page's concern. */
const standInForTickets = ({ page }: Visit) =>
  page.context().route(elsewhere.pages, (route) => route.fulfill({ contentType: 'text/html', body: '' }));

const seesWay = async (
  { popup }: BuyPopupScene,
  says: string,
  link: { name: string; href: string | RegExp },
): Promise<void> => {
  await expect(popup.getByRole('status')).toHaveText(says);
  await expect(popup.getByRole('link')).toHaveAttribute('href', link.href);
  await expect(popup.getByRole('link')).toContainText(link.name);
};
const seesPasses = (scene: BuyPopupScene, says: string): Promise<void> =>
  seesWay(scene, says, { name: scene.text.leaving.link, href: passPage[scene.lang] });
const seesTickets = (scene: BuyPopupScene, says: string): Promise<void> =>
  seesWay(scene, says, { name: scene.text.ticket.link, href: elsewhere.pages });

const press = ({ popup }: BuyPopupScene, name: string): Promise<void> =>
  popup.getByRole('button', { name }).click();

/** The tab of the ticket page: `about:blank` at first, `null` without one. */
const ticketTab = ({ page }: BuyPopupScene): Page | undefined =>
  page
    .context()
    .pages()
    .find((other) => other !== page);

/** BUY-01…BUY-06 */
export const buyPopupCounterpart = counterpart<typeof buyPopupMachine, BuyPopupScene>('buyPopup', {
  requirements: 'BUY-01…BUY-06',
  begin: async (visit) => {
    const { page, lang, path } = visit;
    const isMember = path.steps.some(
      ({ cause }) => cause.kind === 'sent' && 'isMember' in cause.event && cause.event.isMember === true,
    );
    if (path.steps.some(({ value }) => value === 'ticketOpened')) await standInForTickets(visit);
    // An empty answer leaves a browser in place.
    visit.gate.answer(({ path: asked }) => asked === passPage[lang], 204, '');
    if (isMember) await openMemberTab(visit, demoShow[lang], await tokensOf(visit, 'camille'));
    else await openTab(visit, demoShow[lang]);
    return {
      ...visit,
      popup: page.getByRole('dialog'),
      text: words[lang].buyPopup,
      button: page.locator('main aside [aria-haspopup="dialog"]').first(),
    };
  },
  end: async (scene) => {
    await ticketTab(scene)?.close();
    await scene.page.context().unrouteAll();
  },
  events: {
    'popup.opened': ({ button }) => button.click(),
    'pass.owned': (scene) => press(scene, scene.text.hasPass.yes),
    'pass.missing': (scene) => press(scene, scene.text.hasPass.no),
    'pass.wanted': (scene) => press(scene, scene.text.offer.yes),
    'ticket.wanted': async (scene, { hasTab }) => {
      if (!hasTab) await scene.page.evaluate(() => Object.assign(window, { open: () => null }));
      await press(scene, scene.text.offer.no);
    },
    'popup.dismissed': ({ page }) => page.keyboard.press('Escape'),
  },
  ports: {},
  states: {
    closed: async (scene) => {
      await expect(scene.popup).toHaveCount(0);
      await expect(scene.button).toBeVisible();
      // BUY-06: a tab that still waits is closed; one that shows the ticket page is the visitor's.
      const isDone = () => {
        const shown = ticketTab(scene)?.url();
        return shown === undefined || elsewhere.pages.test(shown);
      };
      await expect.poll(isDone).toBe(true);
    },
    askingPass: async ({ popup, text }) => {
      await expect(popup).toContainText(text.hasPass.question);
      await expect(popup.getByRole('button', { name: text.hasPass.yes })).toBeVisible();
      await expect(popup.getByRole('button', { name: text.hasPass.no })).toBeVisible();
    },
    usingCredits: ({ popup, text }) =>
      expect(popup.getByRole('link', { name: text.credits.link })).toHaveAttribute('href', '#buyTickets'),
    promptingLogin: ({ popup, text, lang }) =>
      expect(popup.getByRole('link', { name: text.login.link })).toHaveAttribute(
        'href',
        // BUY-02: the login of a Toronto page is the English one.
        `/en/login?return=${encodeURIComponent(demoShow[lang])}`,
      ),
    offeringPass: async ({ popup, text }) => {
      await expect(popup).toContainText(text.offer.question);
      await expect(popup.getByRole('button', { name: text.offer.no })).toBeVisible();
    },
    leaving: (scene) => seesPasses(scene, scene.text.leaving.text),
    left: (scene) => seesPasses(scene, scene.text.leaving.left),
    openingTicket: async (scene) => {
      await seesTickets(scene, filled(scene.text.ticket.opening, { seller: 'TicketMaster' }));
      await expect.poll(() => ticketTab(scene)?.url()).toBe('about:blank');
    },
    ticketOpened: async (scene) => {
      await seesTickets(scene, scene.text.ticket.opened);
      await expect.poll(() => ticketTab(scene)?.url()).toMatch(elsewhere.pages);
    },
    ticketBlocked: async (scene) => {
      await seesTickets(scene, scene.text.ticket.blocked);
      expect(ticketTab(scene)).toBe(undefined);
    },
  },
});
