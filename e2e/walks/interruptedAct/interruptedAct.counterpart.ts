import type { Locator } from '@playwright/test';
import type { interruptedActMachine } from '#machines/interruptedAct/interruptedAct.machine.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { submitCode } from '#e2e/pageObjects/loginForm.ts';
import { rootsIn } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import type { HeldCalls } from '../browser/gate.ts';
import { openTab, tokensOf } from '../browser/openTab.ts';
import { waitForCode } from '../session/session.login.ts';
import { loginTo, parkReservation } from '../session/session.begin.ts';
import { pass } from '../browser/slowTime.ts';

interface InterruptedActScene extends Visit {
  corner: Locator;
  reservations: HeldCalls;
}

const tokensOfLogin = (visit: Visit): Promise<TokenPair> => tokensOf(visit, 'camille', { isFresh: true });

/** The server's answer to the next login, so that no code is used up. */
const expectLogin = ({ gate }: Visit, tokens: TokenPair): void => {
  const pending = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
  gate.answer(memberCall('POST', /^\/login\/initiate/), 200, JSON.stringify(pending));
  gate.answer(memberCall('POST', /^\/login\/verify/), 200, JSON.stringify(tokens));
};

/** Waits until the login's page greets the member. */
const finishLogin = async ({ page, corner, lang }: InterruptedActScene): Promise<void> => {
  await submitCode(page, '123456');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(corner.getByRole('button').first()).toHaveText(like(words[lang].session.menu.hello));
};

/** The member goes to the show without leaving the page. */
const goToShow = async ({ page, gate, lang }: InterruptedActScene): Promise<void> => {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, demoShow[lang]);
  await expect(page).toHaveURL(gate.url + demoShow[lang]);
};

/** The control of the date is there, and does nothing by itself. */
const findNothingDone = async (scene: InterruptedActScene): Promise<void> => {
  await goToShow(scene);
  await expect(
    scene.page
      .locator('main')
      .locator(rootsIn('reservation', { resting: 'reservable' }))
      .first(),
  ).toBeVisible();
  expect(scene.reservations.count()).toBe(0);
};

/** SES-32: a member who was reserving returns to another page than the show's. The page shows nothing of it. */
export const interruptedActCounterpart = counterpart<typeof interruptedActMachine, InterruptedActScene>(
  'interruptedAct',
  {
    requirements: 'SES-32',
    begin: async (visit) => {
      const { page, gate, lang } = visit;
      const tokens = await tokensOfLogin(visit);
      await openTab(visit, loginTo(visit, addresses[lang].basic), {
        session: await parkReservation(visit, tokens),
      });
      expectLogin(visit, tokens);
      await waitForCode(page, 'camille');
      return {
        ...visit,
        corner: page.locator('[data-scope="session"]').first(),
        reservations: gate.hold(memberCall('POST', /^\/me\/creditbooking$/)),
      };
    },
    root: ({ corner }) => corner,
    events: {
      'act.resumed': async (scene) => {
        const { page, gate, lang, reservations } = scene;
        await finishLogin(scene);
        await expect(page).toHaveURL(gate.url + addresses[lang].basic);
        expect([
          await page.evaluate(() => sessionStorage.getItem('parked_intent')),
          reservations.count(),
        ]).toEqual([null, 0]);
      },
      'act.taken': async (scene) => {
        await goToShow(scene);
        const call = await scene.reservations.next();
        expect(call.headers['idempotency-key']).toBe('key-1');
        await refuse(call, 409, 'sold-out');
      },
      'session.ended': async (scene) => {
        const { page, corner, lang } = scene;
        const text = words[lang].session;
        await corner.getByRole('button').first().click();
        await corner.getByRole('button', { name: text.menu.logOut }).click();
        await expect(corner).toHaveAttribute('data-state', 'anonymous');
        expectLogin(scene, await tokensOfLogin(scene));
        await waitForCode(page, 'camille');
        await finishLogin(scene);
        await findNothingDone(scene);
      },
    },
    ports: {},
    delays: {
      intentLifetime: async (scene, ms) => {
        await pass(scene.page, ms);
        await findNothingDone(scene);
      },
    },
    perception: { states: { none: null, waiting: null } },
  },
);
