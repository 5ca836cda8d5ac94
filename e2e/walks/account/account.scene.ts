import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import { registrationExamples } from '#machines/registration/registration.examples.ts';
import type { FieldCorrected } from '#machines/mailedCode/mailedCode.parts.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import type { Visit } from '../counterpart.ts';
import { email, retryAfter } from './account.perception.ts';

/** The server's answer to a request for a code. */
const ids = { token: 'token', uuid: 'uuid', userref: 'userref' };
export const kept = JSON.stringify({ email, ...ids });
export const fragment = new URLSearchParams({
  ...ids,
  email,
  code: registrationExamples['code.submitted'][0].code,
}).toString();

/** A page of an account without a login. */
export interface AccountScene extends Visit {
  form: Locator;
  text: SiteWords['account'];
  begins: HeldCalls;
  validates: HeldCalls;
  /** The waiting call. */
  call: HeldCall | null;
}

export const accountScene = (visit: Visit, scope: 'registration' | 'passwordReset'): AccountScene => ({
  ...visit,
  form: visit.page.locator(`[data-scope="${scope}"]`),
  text: words[visit.lang].account,
  begins: visit.gate.hold(memberCall('POST', /^\/reset-password\/initiate$/)),
  validates: visit.gate.hold(memberCall('POST', /^\/reset-password\/validate$/)),
  call: null,
});

export const callOf = ({ call }: AccountScene): HeldCall => {
  if (!call) throw new Error('Nobody asked');
  return call;
};
export const fails = (scene: AccountScene): Promise<void> => faultOf(scene.number).befall(callOf(scene));

export const json = { 'content-type': 'application/json' };
export const mailed = (call: HeldCall): Promise<void> =>
  call.answer(202, JSON.stringify({ data: { registered: true, ...ids, expires_in: 600 } }), json);
export const authorized = (call: HeldCall): Promise<void> =>
  call.answer(200, JSON.stringify({ data: { authorization_code: 'authorization' } }), json);
export const done = (call: HeldCall): Promise<void> => call.answer(200, '{"data":{}}', json);

export const tooMany = (call: HeldCall): Promise<void> =>
  call.answer(429, JSON.stringify({ error: { code: 'too-many', message: '…' } }), {
    ...json,
    'retry-after': String(60 * retryAfter),
  });

/** The fate of a call with any of the common outcomes. */
export const refusedAs = (call: HeldCall, outcome: string): Promise<void> => {
  if (outcome === 'too-many') return tooMany(call);
  if (outcome === 'ended') return refuse(call, 410, 'dead');
  return refuse(call, 401, 'wrong-code');
};

/** A field's fault is said beside it, too. */
export const seesFault = async ({ form }: AccountScene, { facts: { fault } }: Place): Promise<void> => {
  if (typeof fault !== 'string') return;
  const summary = form.locator('[aria-labelledby$="-faults"]');
  const field = form.locator(`[name="${fault}"]`);
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`^${RegExp.escape(await summary.getByRole('link').innerText())}`),
  );
};

export const submitOf = ({ form }: AccountScene): Locator => form.locator('button[type="submit"]');

/** A given address is kept (PRO-09). */
export const seesAddress = async (scene: AccountScene, place: Place): Promise<void> => {
  await seesFault(scene, place);
  const field = scene.form.locator('[name="Email"]');
  await expect(field).toHaveAttribute('type', 'email');
  if (place.facts['problem'] === 'ended') await expect(field).toHaveValue(email);
};

/** A mailed link: its proof is in no address. */
export const seesNoProof = ({ page }: AccountScene): Promise<void> =>
  expect.poll(() => new URL(page.url()).hash).toBe('');

export const giveAddress = async (
  scene: AccountScene,
  { email: given, faults }: { email: string; faults: readonly unknown[] },
): Promise<void> => {
  const field = scene.form.locator('[name="Email"]');
  await expect(submitOf(scene)).toBeEnabled();
  await field.fill(given);
  await field.press('Enter');
  if (faults.length === 0) scene.call = await scene.begins.next();
};
/** Types what the page no longer finds fault with; nothing is sent. */
export const correct = async ({ form }: AccountScene, { field }: FieldCorrected): Promise<void> => {
  const typed = { FullName: 'Jo Tremblay', Email: email };
  const content = field === 'FullName' || field === 'Email' ? typed[field] : 'another one, long enough';
  await form.locator(`[name="${field}"]`).fill(content);
};
export const giveCode = async (scene: AccountScene, { code }: { code: string }): Promise<void> => {
  const field = scene.form.locator('[name="code"]');
  await field.fill(code);
  await field.press('Enter');
  await field.press('Enter');
  scene.call = await scene.validates.next();
};
export const confirmLink = async (scene: AccountScene): Promise<void> => {
  await scene.form.getByRole('button').click();
  scene.call = await scene.validates.next();
};
export const askAnother = ({ form, text }: AccountScene): Promise<void> =>
  form.getByRole('button', { name: text.code.another }).click();
