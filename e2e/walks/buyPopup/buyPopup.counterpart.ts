import type { Locator, Page } from '@playwright/test';
import { elsewhere } from '#e2e/site/boxOffices.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { openMemberTab, openTab, tokensOf } from '../browser/openTab.ts';
import { buyPopupPerception } from './buyPopup.perception.ts';

const passPage = { fr: '/fr/choisir-son-passe', en: '/en/choose-your-pass' } as const;

interface BuyPopupScene extends Visit {
  popup: Locator;
  text: SiteWords['buyPopup'];
  button: Locator;
}

/** The sale there is another page's concern. */
const standInForTickets = ({ page }: Visit) =>
  page.context().route(elsewhere.pages, (route) => route.fulfill({ contentType: 'text/html', body: '' }));

/** Each step has the focus: the pressed button is gone. */
const atStep = ({ popup }: BuyPopupScene): Promise<void> =>
  expect(popup.locator('[tabindex="-1"]')).toBeFocused();
const leadsTo = async (scene: BuyPopupScene, href: string | RegExp): Promise<void> => {
  await atStep(scene);
  await expect(scene.popup.getByRole('link')).toHaveAttribute('href', href);
};
const seesPasses = (scene: BuyPopupScene): Promise<void> => leadsTo(scene, passPage[scene.lang]);

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
    'popup.dismissed': async ({ page, button }, _event, { value }) => {
      await page.keyboard.press('Escape');
      if (value !== 'closed') await expect(button).toBeFocused();
    },
  },
  ports: {},
  perception: buyPopupPerception,
  signs: {
    closed: async (scene) => {
      // BUY-06: a tab that still waits is closed; one that shows the ticket page is the visitor's.
      const isDone = () => {
        const shown = ticketTab(scene)?.url();
        return shown === undefined || elsewhere.pages.test(shown);
      };
      await expect.poll(isDone).toBe(true);
    },
    askingPass: ({ popup, text }) => expect(popup).toContainText(text.hasPass.question),
    usingCredits: (scene) => leadsTo(scene, '#buyTickets'),
    // BUY-02: the login of a Toronto page is the English one.
    promptingLogin: (scene) => leadsTo(scene, `/en/login?return=${encodeURIComponent(demoShow[scene.lang])}`),
    offeringPass: async (scene) => {
      await atStep(scene);
      await expect(scene.popup).toContainText(scene.text.offer.question);
    },
    leaving: seesPasses,
    left: seesPasses,
    openingTicket: async (scene) => {
      await leadsTo(scene, elsewhere.pages);
      await expect.poll(() => ticketTab(scene)?.url()).toBe('about:blank');
    },
    ticketOpened: async (scene) => {
      await leadsTo(scene, elsewhere.pages);
      await expect.poll(() => ticketTab(scene)?.url()).toMatch(elsewhere.pages);
    },
    ticketBlocked: async (scene) => {
      await leadsTo(scene, elsewhere.pages);
      expect(ticketTab(scene)).toBe(undefined);
    },
  },
});
