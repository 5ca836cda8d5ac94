import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { endSession, holdSession } from '#e2e/pageObjects/heldSession.ts';
import { anyCode, submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { everyWidth, expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { demo, forgetDoings, logIn, stranger, type DemoMember } from '#e2e/site/member.ts';
import type { RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';

type OpenMemberScreen = (page: Page, lang: Language, running: RunningSite) => Promise<void>;

const { idleLimit, lastCall } = settings.session;

const session = (page: Page) => page.locator('[data-scope="session"]');
const login = (page: Page) => page.locator('[data-scope="login"]');
const control = (page: Page) => page.locator('[data-scope="reservation"]').first();
const dialog = (page: Page) => page.getByRole('dialog');
const showTicket = (page: Page, lang: Language) =>
  page.getByRole('button', { name: words[lang].memberLists.admission.show });

/** A refusal in place of the server's answer. */
const refuse = (page: Page, calls: string, status: number, code: string) =>
  page.route(calls, (route) => route.fulfill({ status, json: { error: { code, message: '…' } } }));

const giveCredentials = async (page: Page, lang: Language, username: string): Promise<void> => {
  await open(page, `/${lang}/login`);
  await submitCredentials(page, username);
};
const waitForCode: OpenMemberScreen = async (page, lang) => {
  await giveCredentials(page, lang, demo.camille.username);
  await expect(page.getByLabel(words[lang].login.code.label)).toBeVisible();
};
const endedAttempt =
  (code: 'dead' | 'expired'): OpenMemberScreen =>
  async (page, lang, running) => {
    await waitForCode(page, lang, running);
    await refuse(page, '**/v1/login/verify', 410, code);
    await submitCode(page, anyCode);
    await expect(login(page)).toMatchState(code);
  };

const openAs = async (page: Page, address: string, running: RunningSite, member: DemoMember = 'camille') => {
  await holdSession(page, await logIn(running, member));
  await open(page, address);
  await expect(session(page)).toMatchState('authenticated');
};
const seeShow: OpenMemberScreen = async (page, lang, running) => {
  await openAs(page, demoShow[lang], running);
  await expect(control(page)).toMatchState({ resting: 'reservable' });
};
const press = (page: Page) => control(page).getByRole('button').first().click();
const reserve: OpenMemberScreen = async (page, lang, running) => {
  await seeShow(page, lang, running);
  await press(page);
  await expect(dialog(page)).toContainText(words[lang].reservation.succeeded.title);
};
const seeProfile: OpenMemberScreen = async (page, lang, running) => {
  await seeShow(page, lang, running);
  // The hearts come with their script, not all in one moment: this is about the first date's.
  const row = page.locator('main li', { has: page.locator('[data-scope="reservation"]') }).first();
  const heart = row.locator('[data-scope="wishlist"]');
  await heart.getByRole('button', { name: like(words[lang].wishlist.heart) }).click();
  await expect(heart).toMatchState('on');
  await press(page);
  await dialog(page).getByRole('link', { name: words[lang].reservation.succeeded.mine }).click();
  await expect(showTicket(page, lang)).toBeVisible();
};

/** Every screen of the members, in every distinct state. */
const screens: Record<string, OpenMemberScreen> = {
  'the login page': (page, lang) => open(page, `/${lang}/login`),
  'the login page, and why one is there again': (page, lang) => open(page, `/${lang}/login?reason=expired`),
  'a login that failed': async (page, lang) => {
    await giveCredentials(page, lang, stranger(0));
    await expect(page.getByRole('alert')).toHaveText(words[lang].login.problem.credentials);
  },
  'the code of a login': waitForCode,
  'a code that is wrong': async (page, lang, running) => {
    await waitForCode(page, lang, running);
    await refuse(page, '**/v1/login/verify', 401, 'wrong-code');
    await submitCode(page, anyCode);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a code that is used up': endedAttempt('dead'),
  'a code that is too old': endedAttempt('expired'),
  'the login dialog over a page': async (page, lang, running) => {
    await seeShow(page, lang, running);
    await endSession(page);
    await press(page);
    await expect(dialog(page)).toContainText(words[lang].session.interrupted.title);
  },
  'the question whether one is still there': async (page, lang, running) => {
    await page.clock.install();
    await openAs(page, addresses[lang].basic, running);
    await skipTime(page, idleLimit - lastCall);
    await expect(dialog(page)).toContainText(words[lang].session.warning.title);
  },
  'the menu of a member': async (page, lang, running) => {
    await openAs(page, addresses[lang].basic, running);
    await session(page).getByRole('button').first().click();
    await expect(page.getByRole('link', { name: words[lang].session.menu.mine }).first()).toBeVisible();
  },
  'a show to reserve': seeShow,
  'a show that is reserved': reserve,
  'a show that cannot be reserved': async (page, lang, running) => {
    await seeShow(page, lang, running);
    await refuse(page, '**/v1/me/creditbooking', 409, 'sold-out');
    await press(page);
    await expect(dialog(page)).toContainText(words[lang].reservation.refused.title);
  },
  'a reservation to cancel': async (page, lang, running) => {
    await reserve(page, lang, running);
    await page.keyboard.press('Escape');
    await press(page);
    await expect(dialog(page)).toContainText(words[lang].reservation.confirm.title);
  },
  'the ticket popup': async (page, lang, running) => {
    await seeShow(page, lang, running);
    await page.locator('main aside [aria-haspopup="dialog"]').first().click();
    await expect(dialog(page)).toContainText(words[lang].buyPopup.hasPass.question);
  },
  'the profile': seeProfile,
  'the ticket that lets one in': async (page, lang, running) => {
    await seeProfile(page, lang, running);
    await showTicket(page, lang).click();
    await expect(dialog(page).getByRole('img')).toBeVisible();
  },
  'the member’s list': async (page, lang, running) => {
    await seeProfile(page, lang, running);
    await page.goto(pairPath('my-list', lang));
    await expect(showTicket(page, lang)).toBeVisible();
  },
  'an empty list': async (page, lang, running) => {
    await openAs(page, pairPath('my-list', lang), running, 'sam');
    await expect(page.getByText(words[lang].memberLists.wishes.empty)).toBeVisible();
  },
  'an empty profile': async (page, lang, running) => {
    await openAs(page, `/${lang}/profile`, running, 'sam');
    await expect(page.getByText(words[lang].memberLists.wishes.empty)).toBeVisible();
  },
};

/** Made of the parts of their sisters. */
const rare: readonly string[] = [
  'the login page, and why one is there again',
  'a code that is too old',
  'a code that is used up',
  'a show that is reserved',
  'an empty list',
  'an empty profile',
  'a login that failed',
  'a code that is wrong',
  'the question whether one is still there',
  'the login dialog over a page',
  'the menu of a member',
  'a show that cannot be reserved',
  'a reservation to cancel',
  'the ticket popup',
  'the login page',
  'the code of a login',
  'the profile',
  'the ticket that lets one in',
  'the member’s list',
];

test.use({ reducedMotion: 'reduce', expectedTrouble: /Failed to load resource/ });

test.beforeEach(async ({ running }) => {
  await forgetDoings(running, await logIn(running, 'camille'));
});

// Each screen in both languages and on both widths, in two tests instead of four: axe takes its time.
for (const [turn, lang] of languages.entries())
  for (const [index, [name, openScreen]] of Object.entries(screens).entries())
    test(
      `WCAG 2.2 AA (${lang}): ${name}`,
      { tag: rare.includes(name) ? '@slow' : [] },
      async ({ page, running }) => {
        await openScreen(page, lang, running);
        await expectNoViolations(page, [everyWidth[(turn + index) % everyWidth.length] ?? 0]);
      },
    );
