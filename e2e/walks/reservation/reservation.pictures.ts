import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';

/** The reservation of one date on the page. */
export interface ControlOnPage {
  root: Locator;
  /** The button, or the reason why it is disabled. */
  control: Locator;
  popup: Locator;
  text: (typeof words)[Language]['reservation'];
}

export const controlOn = (page: Page, lang: Language): ControlOnPage => {
  const root = page.locator('[data-scope="reservation"]').first();
  return {
    root,
    control: root.locator(':scope > button, :scope > a'),
    popup: root.locator('dialog'),
    text: words[lang].reservation,
  };
};

/** Labels of the control, below `reservation`. */
type Label =
  | 'reserve'
  | 'reserving'
  | 'retrying'
  | 'cancel'
  | 'soldOut'
  | 'closed'
  | 'calledOff'
  | 'past'
  | 'noCredit'
  | 'waiting'
  | 'loading'
  | 'retry';

/** The control alone, without a popup: a disabled one says so, and keeps its place. */
export const seesControl =
  (label: Label, { isDead }: { isDead: boolean }) =>
  async ({ control, popup, text }: ControlOnPage): Promise<void> => {
    await expect(control).toHaveText(like(text[label] + text.date));
    await expect(control).toHaveAttribute('aria-disabled', String(isDead));
    await expect(popup).toHaveCount(0);
  };

/** A popup by its title, and its other text. */
const seesPopup = async ({ popup }: ControlOnPage, title: string, ...says: string[]): Promise<void> => {
  await expect(popup.getByRole('heading')).toHaveText(title);
  for (const text of says) await expect(popup).toContainText(text);
};
const seesStatus = ({ popup }: ControlOnPage, says: string | RegExp): Promise<void> =>
  expect(popup.getByRole('status')).toHaveText(says);
const eitherOf = (one: string, other: string): RegExp =>
  new RegExp(`${like(one).source}|${like(other).source}`);
const seesBusy = async ({ popup }: ControlOnPage, names: string[]): Promise<void> => {
  for (const name of names)
    await expect(popup.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
};

export const seesFailed = async (scene: ControlOnPage): Promise<void> => {
  await expect(scene.root.getByRole('status')).toHaveText(scene.text.failed);
  await seesControl('retry', { isDead: false })(scene);
};
export const seesReserved = async (scene: ControlOnPage): Promise<void> => {
  await expect(scene.root.getByText(scene.text.reserved, { exact: true })).toBeVisible();
  await seesControl('cancel', { isDead: false })(scene);
};
/** RES-12: the link to the login leads back to the dates. */
export const seesLogin = ({ control, text }: ControlOnPage, lang: Language): Promise<void> =>
  expect(control.and(control.page().getByRole('link', { name: text.login }))).toHaveAttribute(
    'href',
    `/${lang}/login?return=${encodeURIComponent(`${demoShow[lang]}#buyTickets`)}`,
  );
/** RES-18 */
export const seesSuccess = async (scene: ControlOnPage, lang: Language): Promise<void> => {
  const { title, text, mine } = scene.text.succeeded;
  await seesPopup(scene, title, text);
  await expect(scene.popup.getByRole('link', { name: mine })).toHaveAttribute('href', `/${lang}/profile`);
};
/** RES-19 */
export const seesRefusal = (scene: ControlOnPage): Promise<void> =>
  seesPopup(scene, scene.text.refused.title, scene.text.refused.text);
/** RES-20 */
export const seesQuestion = async (scene: ControlOnPage): Promise<void> => {
  const { title, keep, cancel } = scene.text.confirm;
  await seesPopup(scene, title);
  for (const name of [keep, cancel])
    await expect(scene.popup.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false');
};
/** RES-22 */
export const seesCancelling = async (scene: ControlOnPage, { facts }: Place): Promise<void> => {
  const { confirm, confused, cancelling } = scene.text;
  await seesPopup(scene, confirm.title);
  await seesStatus(scene, facts['isConfused'] === true ? `${confused.title} ${confirm.busy}` : cancelling);
  await seesBusy(scene, [confirm.keep, confirm.cancel]);
};
/** RES-23 */
export const seesCancelRefused = async (scene: ControlOnPage): Promise<void> => {
  await seesQuestion(scene);
  await seesStatus(scene, eitherOf(scene.text.confirm.refused, scene.text.confirm.refusedClosed));
};
/** RES-21, RES-22 */
export const seesTold =
  (about: 'cancelled' | 'confused') =>
  (scene: ControlOnPage): Promise<void> =>
    seesPopup(scene, scene.text[about].title, scene.text[about].text);

const neverFailed = ({ popup, text }: ControlOnPage): Promise<void> =>
  expect(popup).not.toContainText(text.refused.title);
/** The outcome is unknown, and no message says that it failed. */
export const seesAsking = async (scene: ControlOnPage): Promise<void> => {
  await seesPopup(scene, scene.text.unsettled.title);
  await seesStatus(scene, scene.text.unsettled.asking);
  await seesBusy(scene, [scene.text.unsettled.check]);
  await neverFailed(scene);
};
export const seesUnsettled = async (scene: ControlOnPage): Promise<void> => {
  const { title, waiting } = scene.text.unsettled;
  await seesPopup(scene, title);
  await seesStatus(scene, waiting);
  await neverFailed(scene);
};
/** RES-19: after the page's last check by itself, it is up to the member. */
export const seesUnanswered = (scene: ControlOnPage, { facts }: Place): Promise<void> => {
  const { refused, unanswered } = scene.text;
  const says = facts['kind'] === 'cancel' ? unanswered.cancel : unanswered.reserve;
  return seesPopup(scene, refused.title, refused.text, says);
};
