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

/** How soon a reservation asks what came of it, in ms, and how much of it is over before the walk begins. */
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

/** What the member has on a page of their own: two hearts and a reservation. */
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

/** The member reserves the first of the dates that may be reserved. */
export const reserve = async (scene: SessionScene): Promise<HeldCall> => {
  const { page, lang, reservations } = scene;
  if (isPersonal(scene)) await page.locator(`main a[href="${demoShow[lang]}"]`).first().click();
  await reservationIn(scene, 'reservable').click();
  return reservations.next();
};

/** The member takes back the first of the hearts on their own page. */
export const unlike = async (scene: SessionScene): Promise<HeldCall> => {
  const { page, corner, text, hearts } = scene;
  if (!isPersonal(scene)) {
    await corner.getByRole('button').first().click();
    await corner.getByRole('link', { name: text.menu.mine }).click();
  }
  await page.locator(rootsIn('wishlist', 'on')).first().getByRole('button').click();
  return hearts.next();
};

/** Says of what a control has asked that it is done, or cannot be. */
export const settle = (call: HeldCall): Promise<void> =>
  call.method === 'PATCH'
    ? call.answer(200, JSON.stringify({ data: { liked: false } }))
    : refuse(call, 409, 'sold-out');

/**
 * The answer to what the member did got lost, and the page does not know what came of it: it will ask by itself in a
 * moment. Returns the calls by which it asks.
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

/** It asks what came of it: nothing else can begin while a dialog covers the page. */
export const askAgain = async ({ page }: SessionScene, calls: HeldCalls): Promise<HeldCall> => {
  await pass(page, firstPause - over);
  return calls.next();
};
