import { settings } from '#machines/settings.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { rootsIn } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { Visit } from '../counterpart.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import type { SessionScene } from './session.scene.ts';
import { pass } from '../browser/slowTime.ts';

/** How soon a reservation checks its outcome, in ms, and the part that passes before the walk begins. */
const [firstPause] = settings.reservation.reconcilePauses;
const over = firstPause * 0.75;

const bookings = memberCall('GET', /^\/me\/creditbookings/);
const show = {
  title: { fr: 'Un soir', en: 'One night' },
  url: demoShow,
  image_url: null,
  start: '2027-08-01T20:00:00-04:00',
  timezone: 'America/Toronto',
  venue: 'Cabaret',
  city: 'Toronto',
};
const doing = (number: string) => ({
  uuid: `doing-${number}`,
  programmation: number,
  edition: '1',
  festival: '1',
  show,
});
const holding = (items: readonly object[]) => () => ({ data: { items } });

/** The content of the member's own page: two hearts and a reservation. */
export const fillProfile = ({ gate }: Visit): void => {
  gate.edit(
    memberCall('GET', /^\/me\/programmationwishlists/),
    holding(['1', '2'].map((number) => ({ ...doing(number), liked: true }))),
  );
  gate.edit(bookings, holding([{ ...doing('3'), status: 'true', enabled: true, reserved: true }]));
};

const reservationIn = ({ page }: Visit, state: string) =>
  page
    .locator(rootsIn('reservation', { resting: state }))
    .first()
    .getByRole('button')
    .first();
const isPersonal = ({ page, lang }: Visit): boolean => new URL(page.url()).pathname === `/${lang}/profile`;

/** The member reserves the first reservable date. */
export const reserve = async (scene: SessionScene): Promise<HeldCall> => {
  const { page, lang, reservations } = scene;
  if (isPersonal(scene)) await page.locator(`main a[href="${demoShow[lang]}"]`).first().click();
  await reservationIn(scene, 'reservable').click();
  return reservations.next();
};

/** The member removes the first of the hearts on their own page. */
export const unlike = async (scene: SessionScene): Promise<HeldCall> => {
  const { page, corner, text, hearts } = scene;
  if (!isPersonal(scene)) {
    await corner.getByRole('button').first().click();
    await corner.getByRole('link', { name: text.menu.mine }).click();
  }
  await page.locator(rootsIn('wishlist', 'on')).first().getByRole('button').click();
  return hearts.next();
};

/** Answers a control's request: done, or impossible. */
export const settle = (call: HeldCall): Promise<void> =>
  call.method === 'PATCH'
    ? call.answer(200, JSON.stringify({ data: { liked: false } }))
    : refuse(call, 409, 'sold-out');

/**
 * The answer to the member's act was lost, and the page does not know its outcome: it will check by itself in a moment.
 * Returns the calls of these checks.
 */
export const leaveUnsettled = async (scene: SessionScene): Promise<HeldCalls> => {
  const { page, gate, lang } = scene;
  const text = words[lang].reservation;
  let sent: HeldCall;
  if (isPersonal(scene)) {
    const cancellations = gate.hold(memberCall('PATCH', /^\/me\/creditbooking\//));
    await reservationIn(scene, 'reserved').click();
    await page.getByRole('dialog').getByRole('button', { name: text.confirm.cancel }).click();
    sent = await cancellations.next();
  } else sent = await reserve(scene);
  const calls = gate.hold(bookings);
  await sent.drop();
  await refuse(await calls.next(), 500, 'internal');
  await expect(page.getByRole('dialog', { name: text.unsettled.title })).toBeVisible();
  await pass(page, over);
  return calls;
};

/** It checks the outcome: nothing else can begin while a dialog covers the page. */
export const askAgain = async ({ page }: SessionScene, calls: HeldCalls): Promise<HeldCall> => {
  await pass(page, firstPause - over);
  return calls.next();
};
