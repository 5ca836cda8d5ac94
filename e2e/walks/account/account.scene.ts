import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { filled, type SiteWords, words } from '#e2e/site/words.ts';
import { registrationExamples } from '#machines/registration/registration.examples.ts';
import type { FieldCorrected } from '#machines/mailedCode/mailedCode.parts.ts';
import type { CodeProblem } from '#machines/mailedCode/mailedRequest.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import type { Visit } from '../counterpart.ts';

/** The server's answer to a request for a code. */
const ids = { token: 'token', uuid: 'uuid', userref: 'userref' };
export const kept = JSON.stringify({ email: 'jo@example.test', ...ids });
export const fragment = new URLSearchParams({
  ...ids,
  email: 'jo@example.test',
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

/** The server's requested wait, in minutes. */
const retryAfter = 1;
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

const problemIn = (
  { problem, register }: SiteWords['account'],
  { of, value }: { of: CodeProblem; value: Place['value'] },
): string =>
  ({
    'wrong-code': problem.code,
    'wrong-password': problem.password,
    ended: value === 'filling' ? register.ended : problem.ended,
    'too-many': filled(problem.tooManyWait, { minutes: retryAfter }),
    unavailable: problem.unavailable,
  })[of];
const problems: readonly unknown[] = ['wrong-code', 'wrong-password', 'ended', 'too-many', 'unavailable'];
const isProblem = (value: unknown): value is CodeProblem => problems.includes(value);

/** The problem of a place, and no other; a field's fault is at it, and in a summary that has the focus. */
export const seesTrouble = async ({ form, text }: AccountScene, { facts, value }: Place): Promise<void> => {
  const { problem, fault } = facts;
  await expect(form.locator(':scope > * > [role="alert"]')).toHaveText(
    isProblem(problem) ? [problemIn(text, { of: problem, value })] : [],
  );
  const faulty = form.locator('[aria-invalid="true"]');
  if (typeof fault !== 'string') {
    if (problem !== 'wrong-code') await expect(faulty).toHaveCount(0);
    return;
  }
  await expect(faulty).toHaveCount(1);
  await expect(faulty).toHaveAttribute('id', `account-${fault}`);
  const summary = form.locator('[aria-labelledby$="-faults"]');
  await expect(summary).toBeFocused();
  await expect(form.locator(`#account-${fault}-fault`)).toHaveText(
    await summary.getByRole('link').innerText(),
  );
};

/** PRO-18: a new step's heading has the focus; after a refusal the field has it, unless that begins a step, too. */
export const seesFocus = async (
  { form, page }: AccountScene,
  field: Locator,
  { facts }: Place,
): Promise<void> => {
  const heading = form.getByRole('heading').first();
  if (facts['problem'] === null) await expect(heading).toBeFocused();
  else await expect(field.or(heading).and(page.locator(':focus'))).toHaveCount(1);
};

export const submitOf = ({ form }: AccountScene): Locator => form.locator('button[type="submit"]');

/** No other request is sent before the answer. */
export const isBusy = async (scene: AccountScene, button = submitOf(scene)): Promise<void> => {
  await expect(button).toHaveText(scene.text.busy);
  await expect(button).toBeDisabled();
};

/** The step of the address; a given address is kept (PRO-09). */
export const seesAddress = async (scene: AccountScene, place: Place): Promise<void> => {
  await seesTrouble(scene, place);
  await expect(scene.form.locator('[name="Email"]')).toHaveAttribute('type', 'email');
  await expect(submitOf(scene)).toBeEnabled();
  if (place.facts['problem'] === 'ended')
    await expect(scene.form.locator('[name="Email"]')).toHaveValue('jo@example.test');
};

export const seesCode = async (scene: AccountScene, place: Place): Promise<void> => {
  await seesTrouble(scene, place);
  await seesFocus(scene, scene.form.locator('[name="code"]'), place);
  await expect(submitOf(scene)).toBeEnabled();
};

/** A mailed link: its proof is in no address. */
export const seesLink = async (scene: AccountScene, place: Place): Promise<void> => {
  await seesTrouble(scene, place);
  await expect(scene.form.getByRole('button')).toBeEnabled();
  expect(new URL(scene.page.url()).hash).toBe('');
};

export const giveAddress = async (
  scene: AccountScene,
  { email, faults }: { email: string; faults: readonly unknown[] },
): Promise<void> => {
  const field = scene.form.locator('[name="Email"]');
  await expect(submitOf(scene)).toBeEnabled();
  await field.fill(email);
  await field.press('Enter');
  if (faults.length === 0) scene.call = await scene.begins.next();
};
/** Types what the page no longer finds fault with; nothing is sent. */
export const correct = async ({ form }: AccountScene, { field }: FieldCorrected): Promise<void> => {
  const typed = { FullName: 'Jo Tremblay', Email: 'jo@example.test' };
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
