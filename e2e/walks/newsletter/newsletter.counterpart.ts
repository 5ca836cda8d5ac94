import type { Locator } from '@playwright/test';
import { trapField } from '#contract/settings/newsletter.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { faultOf, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { newsletterPerception } from './newsletter.perception.ts';

interface NewsletterScene extends Visit {
  form: Locator;
  email: Locator;
  calls: HeldCalls;
  /** How many times an address was to be sent. */
  sent: number;
  last: HeldCall | null;
}

const lastOf = ({ last }: NewsletterScene): HeldCall => {
  if (!last) throw new Error('Nothing was sent');
  return last;
};

/** Each address is sent once. */
const sentAsOften = async ({ calls, sent }: NewsletterScene): Promise<void> =>
  expect(calls.count()).toBe(sent);

/** LAY-32…LAY-34: the form at the foot of a page, before our own server. */
export const newsletterCounterpart = counterpart<typeof newsletterMachine, NewsletterScene>('newsletter', {
  requirements: 'LAY-32…LAY-34',
  begin: async (visit) => {
    await openTab(visit, addresses[visit.lang].basic);
    const form = visit.page.locator('[data-scope="newsletter"]');
    return {
      ...visit,
      form,
      email: form.getByLabel(words[visit.lang].layout.footer.newsletterEmail, { exact: true }),
      calls: visit.gate.hold(({ method, path }) => method === 'POST' && path === '/api/newsletter'),
      sent: 0,
      last: null,
    };
  },
  end: ({ calls }) => calls.release(),
  events: {
    'form.submitted': async (scene, { email, problem, isTrapped }) => {
      const { form, number } = scene;
      await scene.email.fill(email);
      // No person sees it.
      await form.locator(`[name="${trapField}"]`).evaluate((trap, filled) => {
        if (trap instanceof HTMLInputElement) trap.value = filled ? 'cheap pills' : '';
      }, isTrapped);
      await (number % 2 === 0 ? form.getByRole('button').click() : scene.email.press('Enter'));
      if (problem !== null || isTrapped) return;
      scene.sent += 1;
      scene.last = await scene.calls.next();
    },
  },
  ports: {
    subscribe: {
      done: (scene, { outcome }) => {
        const call = lastOf(scene);
        if (outcome === 'accepted') return call.pass();
        return outcome === 'invalid' ? refuse(call, 400, 'invalid') : refuse(call, 429, 'too-many');
      },
      failed: (scene) => faultOf(scene.number).befall(lastOf(scene)),
    },
  },
  perception: newsletterPerception,
  signs: {
    invalid: sentAsOften,
    sending: sentAsOften,
    subscribed: sentAsOften,
    failed: sentAsOften,
  },
});
