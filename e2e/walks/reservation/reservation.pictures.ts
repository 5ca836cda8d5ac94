import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';

/** The reservation of one date, as it is seen. */
export interface ControlOnPage {
  root: Locator;
  /** What can be pressed, or says why it cannot. */
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
  | 'cancel'
  | 'soldOut'
  | 'closed'
  | 'past'
  | 'noCredit'
  | 'waiting'
  | 'loading'
  | 'retry';

/** The control alone, without a popup: what cannot be pressed is told so, and keeps its place. */
export const seesControl =
  (label: Label, { isDead }: { isDead: boolean }) =>
  async ({ control, popup, text }: ControlOnPage): Promise<void> => {
    await expect(control).toHaveText(like(text[label] + text.date));
    await expect(control).toHaveAttribute('aria-disabled', String(isDead));
    await expect(popup).toHaveCount(0);
  };

/** A popup by its title, and what it says besides. */
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

export const seesFailed = async (world: ControlOnPage): Promise<void> => {
  await expect(world.root.getByRole('status')).toHaveText(world.text.failed);
  await seesControl('retry', { isDead: false })(world);
};
export const seesReserved = async (world: ControlOnPage): Promise<void> => {
  await expect(world.root.getByText(world.text.reserved, { exact: true })).toBeVisible();
  await seesControl('cancel', { isDead: false })(world);
};
/** RES-12: the way to the login leads back to the dates. */
export const seesLogin = ({ control, text }: ControlOnPage, lang: Language): Promise<void> =>
  expect(control.and(control.page().getByRole('link', { name: text.login }))).toHaveAttribute(
    'href',
    `/${lang}/login?return=${encodeURIComponent(`${demoShow[lang]}#buyTickets`)}`,
  );
/** RES-18 */
export const seesSuccess = async (world: ControlOnPage, lang: Language): Promise<void> => {
  const { title, text, mine } = world.text.succeeded;
  await seesPopup(world, title, text);
  await expect(world.popup.getByRole('link', { name: mine })).toHaveAttribute('href', `/${lang}/profile`);
};
/** RES-19 */
export const seesRefusal = (world: ControlOnPage): Promise<void> =>
  seesPopup(world, world.text.refused.title, world.text.refused.text);
/** RES-20 */
export const seesQuestion = async (world: ControlOnPage): Promise<void> => {
  const { title, keep, cancel } = world.text.confirm;
  await seesPopup(world, title);
  for (const name of [keep, cancel])
    await expect(world.popup.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false');
};
/** RES-22 */
export const seesCancelling = async (world: ControlOnPage, { facts }: Place): Promise<void> => {
  const { confirm, confused, cancelling } = world.text;
  await seesPopup(world, confirm.title);
  await seesStatus(world, facts['isConfused'] === true ? `${confused.title} ${confirm.busy}` : cancelling);
  await seesBusy(world, [confirm.keep, confirm.cancel]);
};
/** RES-23 */
export const seesCancelRefused = async (world: ControlOnPage): Promise<void> => {
  await seesQuestion(world);
  await seesStatus(world, eitherOf(world.text.confirm.refused, world.text.confirm.refusedClosed));
};
/** RES-21, RES-22 */
export const seesTold =
  (about: 'cancelled' | 'confused') =>
  (world: ControlOnPage): Promise<void> =>
    seesPopup(world, world.text[about].title, world.text[about].text);

const neverFailed = ({ popup, text }: ControlOnPage): Promise<void> =>
  expect(popup).not.toContainText(text.refused.title);
/** Nobody knows, and nobody says that it failed. */
export const seesAsking = async (world: ControlOnPage): Promise<void> => {
  await seesPopup(world, world.text.unsettled.title);
  await seesStatus(world, world.text.unsettled.asking);
  await seesBusy(world, [world.text.unsettled.check]);
  await neverFailed(world);
};
export const seesUnsettled = async (world: ControlOnPage, { facts }: Place): Promise<void> => {
  const { title, waiting } = world.text.unsettled;
  await seesPopup(world, title);
  // After the last time that the page looks by itself, it is up to the member.
  await seesStatus(world, facts['checks'] === 3 ? '' : waiting);
  await neverFailed(world);
};
