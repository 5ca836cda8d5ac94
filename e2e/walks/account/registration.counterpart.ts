import { pairPath } from '#contract/address/pairs.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { registrationExamples } from '#machines/registration/registration.examples.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { requestKeys } from '#src/pages/account/mailedRequests.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import type { HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import {
  accountScene,
  callOf,
  correct,
  done,
  fails,
  giveCode,
  json,
  refusedAs,
  seesAddress,
  seesNoProof,
  submitOf,
  type AccountScene,
} from './account.scene.ts';
import { mailPort, openMailedCode, validatePort } from './mailedCode.counterpart.ts';
import { registrationPerception } from './registration.perception.ts';

interface RegistrationScene extends AccountScene {
  registers: HeldCalls;
  activates: HeldCalls;
  /** Whether the tab has a draft with a whole place. */
  hasPlace: boolean;
}

const draft = JSON.stringify({
  FullName: '',
  Email: '',
  Location: { country: 'CA', province: 'CA-QC', city: 'CA-QC-Laval' },
});

/** PRO-11: the page of another deployment, which leads to an activation beside a closed form. */
const openClosed = async (visit: Visit): Promise<void> => {
  const { page, gate, running, lang } = visit;
  const login = `/${lang}/login`;
  gate.meet(
    ({ path }) => path === login,
    async (call) => {
      const html = await (await fetch(running.url + login)).text();
      const closed = html.replace('"registerPath":"/v1/register"', '"registerPath":""');
      await call.answer(200, closed, { 'content-type': 'text/html; charset=utf-8' });
    },
  );
  await openTab(visit, login);
  await page.getByRole('link', { name: words[lang].login.others.register }).click();
  const { title, others } = words[lang].account;
  await page.getByRole('navigation', { name: others }).getByRole('link', { name: title.activate }).click();
};

/** The page where no code is on its way yet. */
const openStart = (visit: Visit): Promise<void> => {
  const { lang, path } = visit;
  switch (path.start.says) {
    case 'the page of the activation is open where nobody can register':
      return openClosed(visit);
    case 'the page of the activation is open':
      return openTab(visit, pairPath('activate', lang));
    default:
      return openTab(visit, pairPath('register', lang), { session: { registration_draft: draft } });
  }
};

/** Whether the code was exchanged already: then it is not sent again. */
const isAuthorized = ({ facts }: Place): boolean => facts['isAuthorized'] === true;

/** The chosen password is requested, here and nowhere else; a link's proof is in no address. */
const seesPassword = async (scene: RegistrationScene): Promise<void> => {
  await expect(scene.form.locator('[name="Password"]')).toHaveAttribute('autocomplete', 'current-password');
  await seesNoProof(scene);
};
/** No password is in the tab's storage. */
const keepsNoPassword = async ({ page }: RegistrationScene): Promise<void> => {
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain(registrationExamples['password.submitted'][0].password);
};

/** PRO-08, PRO-10, PRO-11 */
export const registrationCounterpart = counterpart<typeof registrationMachine, RegistrationScene>(
  'registration',
  {
    requirements: 'PRO-08, PRO-10, PRO-11',
    begin: async (visit) => {
      const scene: RegistrationScene = {
        ...accountScene(visit, 'registration'),
        registers: visit.gate.hold(memberCall('POST', /^\/register$/)),
        activates: visit.gate.hold(memberCall('POST', /^\/reset-password\/activate-account$/)),
        hasPlace: visit.path.start.says === 'the form is open',
      };
      await openMailedCode(visit, {
        address: pairPath('activate', visit.lang),
        key: requestKeys.registration,
        open: () => openStart(visit),
      });
      return scene;
    },
    events: {
      'form.submitted': async (scene, { form: { FullName, Email, Password }, faults }) => {
        const { form } = scene;
        await expect(submitOf(scene)).toBeEnabled();
        await expect(scene.page.locator('[data-scope="location"]')).toMatchState('whole');
        await form.locator('[name="FullName"]').fill(FullName);
        await form.locator('[name="Email"]').fill(Email);
        const password = form.locator('[name="Password"]');
        await password.fill(Password);
        await password.press('Enter');
        if (faults.length > 0) return;
        await password.press('Enter');
        scene.call = await scene.registers.next();
      },
      'field.corrected': correct,
      'code.submitted': async (scene, event, from) => {
        if (!isAuthorized(from)) return giveCode(scene, event);
        const field = scene.form.locator('[name="code"]');
        await field.fill(event.code);
        await field.press('Enter');
        scene.call = await scene.activates.next();
      },
      'password.submitted': async (scene, { password }, from) => {
        const field = scene.form.locator('[name="Password"]');
        await field.fill(password);
        await field.press('Enter');
        await field.press('Enter');
        scene.call = await (isAuthorized(from) ? scene.activates : scene.validates).next();
      },
      'another.pressed': ({ form, text }) => form.getByRole('button', { name: text.activate.anew }).click(),
    },
    ports: {
      register: mailPort('weak-password'),
      validate: {
        ...validatePort,
        done: async (scene, output, from) => {
          await validatePort.done(scene, output);
          if (output.outcome === 'authorized' && from.facts['isHeld'] === true)
            scene.call = await scene.activates.next();
        },
      },
      activate: {
        done: async (scene, { outcome }) => {
          const call = callOf(scene);
          if (outcome === 'done') return done(call);
          if (outcome === 'entered')
            return call.answer(200, JSON.stringify({ data: await logIn(scene.running, 'alex') }), json);
          return outcome === 'wrong-password'
            ? refuse(call, 403, 'other-password')
            : refusedAs(call, outcome);
        },
        failed: fails,
      },
    },
    perception: registrationPerception,
    signs: {
      filling: async (scene, place) => {
        await seesAddress(scene, place);
        // Only the password is typed again.
        if (place.facts['problem'] === 'ended')
          await expect(scene.form.locator('[name="Password"]')).toHaveValue('');
      },
      'code.coding': keepsNoPassword,
      'code.linked': seesPassword,
      proving: seesPassword,
      repeating: keepsNoPassword,
      activated: async ({ form, text, lang, page }) => {
        await expect(form.getByRole('link', { name: text.logIn })).toHaveAttribute('href', `/${lang}/login`);
        expect(await page.evaluate(() => sessionStorage.getItem('pending_activation'))).toBe(null);
        expect(await heldTokens(page)).toMatchObject({ token: null });
      },
      entered: async ({ form, lang, page }) => {
        await expect(form.getByRole('link').first()).toHaveAttribute(
          'href',
          pairPath('choose-your-pass', lang),
        );
        expect(await page.evaluate(() => sessionStorage.getItem('pending_activation'))).toBe(null);
        expect(await heldTokens(page)).toMatchObject({ token: expect.any(String) });
      },
    },
  },
);
