import * as v from 'valibot';
import type { ReservationFacts } from '#machines/reservation/facts.ts';
import { loaded } from '#machines/reservation/reservation.examples.ts';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { expect } from '#e2e/site/test.ts';
import { counterpart } from '../counterpart.ts';
import { bookingsCall } from '../dateOfShow.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { AskedCall, HeldCall, HeldCalls } from '../browser/gate.ts';
import { type MemberShow, openMemberShow } from '../memberShow.ts';
import {
  type ControlOnPage,
  controlOn,
  seesAsking,
  seesCancelling,
  seesCancelRefused,
  seesControl,
  seesFailed,
  seesLogin,
  seesQuestion,
  seesRefusal,
  seesReserved,
  seesSuccess,
  seesTold,
  seesUnsettled,
} from './reservation.pictures.ts';
import { stillness } from '../browser/openTab.ts';
import { pass } from '../browser/slowTime.ts';

type ReservationMachine = typeof reservationMachine;

interface ReservationScene extends MemberShow, ControlOnPage {
  /** Every call that reserves or cancels. */
  acts: HeldCalls;
  /** Every question what came of it; null until one was lost. */
  questions: HeldCalls | null;
  /** The booking that the server holds for the walk. */
  booking: string | null;
  /** The server has reserved for the page, whether it heard of it or not. */
  hasReserved: boolean;
}

const booking = '/v1/me/creditbooking';
const actCall = (asked: AskedCall): boolean =>
  ['POST', 'PATCH'].some((method) => memberCall(method, /^\/me\/creditbooking(\/|$)/)(asked));

/** Controls at rest; everywhere else what is new is only noted. */
const resting: ReadonlySet<unknown> = new Set([
  'past',
  'closed',
  'loading',
  'failed',
  'reserved',
  'soldOut',
  'unavailable',
  'signedOut',
  'noCredit',
  'reservable',
]);

/** Has the server reserve the date, and cancel it again unless it is to stay. */
const makeBooking = async (
  world: ReservationScene,
  isReserved: boolean,
): Promise<{ uuid: string; isReserved: boolean }> => {
  const { ask, ids } = world;
  if (world.booking === null) {
    const answer = await ask('POST', booking, { ...ids, status: 'true' });
    const { data } = v.parse(v.object({ data: v.object({ uuid: v.string() }) }), await answer.json());
    world.booking = data.uuid;
    if (!isReserved) await ask('PATCH', `${booking}/${data.uuid}`, { status: 'false' });
  }
  return { uuid: world.booking, isReserved };
};

/** Every other walk reserves what was cancelled before (RES-03). */
const bookingOf = async (world: ReservationScene, { isReserved, bookingId }: ReservationFacts) => {
  if (isReserved && bookingId === null) return { uuid: '', isReserved };
  if (isReserved) return world.hasReserved ? 'asIs' : makeBooking(world, true);
  const isReservedLater = world.path.steps.some(({ value }) => value === 'succeeded');
  return isReservedLater && world.number % 2 === 1 ? makeBooking(world, false) : null;
};

const tell = async (world: ReservationScene, facts: ReservationFacts): Promise<void> => {
  Object.assign(world.told, {
    start: world.startIn(facts.toStart),
    hasIds: facts.hasIds,
    isSoldOut: facts.isSoldOut,
    creditLeft: facts.creditLeft === loaded.creditLeft ? null : facts.creditLeft,
    booking: await bookingOf(world, facts),
  });
};

const stepAfter = ({ path }: ReservationScene, from: Place) =>
  path.steps[path.steps.findIndex((step) => step === from) + 1];

/** The page is seen again until it shows what is so now: what it asked before may be on its way for a while. */
const seeUntilShown = async (
  world: ReservationScene,
  { memberData }: ReservationFacts,
  from: Place,
): Promise<void> => {
  const { page, root, retryPause, seeAgain } = world;
  await expect(async () => {
    await seeAgain();
    // Whoever fails is asked once more.
    if (memberData === 'failed') await pass(page, retryPause / 2);
    await expect(root).toHaveAttribute('data-state', String(stepAfter(world, from)?.value), { timeout: 250 });
  }).toPass({ intervals: [0] });
};

const learn = async (world: ReservationScene, facts: ReservationFacts, from: Place): Promise<void> => {
  const { memberData } = facts;
  const { value } = from;
  // What waits for the member to be known is done at once: it must be known before what it is about.
  if (value === 'loading' && from.facts['intent'] !== null) await world.seeDateAgain();
  if (memberData === 'signed-out') {
    if (value !== 'signedOut') await world.signOutElsewhere();
  } else {
    await world.setLists(
      memberData === 'loading' ? 'held' : memberData === 'failed' ? 'failing' : 'answered',
    );
  }
  if (!resting.has(value)) return world.seeAgain();
  const isBack = value === 'signedOut' && memberData !== 'signed-out';
  const isForgotten = value !== 'loading' && memberData === 'loading';
  if (isBack || isForgotten) await world.openAnew();
  await seeUntilShown(world, facts, from);
};

/** What came of it in the end, as the path tells: then the server must have heard of it, or not. */
const isDoneIn = ({ path, number }: ReservationScene, from: Place): boolean => {
  const rest = path.steps.slice(path.steps.findIndex((step) => step === from) + 2);
  for (const { cause } of rest)
    if (cause.kind === 'done' && cause.port === 'reconcile') {
      const text = JSON.stringify(cause.output);
      if (text.includes('settled')) return true;
      if (text.includes('open')) return false;
    }
  return number % 2 === 0;
};

const loseAct = async (world: ReservationScene, call: HeldCall, from: Place): Promise<void> => {
  world.questions = world.gate.hold(bookingsCall);
  const isDone = isDoneIn(world, from);
  if (isDone) world.hasReserved = from.value === 'submitting';
  await (isDone ? call.lose() : call.drop());
};
/** What comes of an act that does not succeed. */
const thwartAct = (
  world: ReservationScene,
  call: HeldCall,
  outcome: 'refused' | 'unauthorised' | 'unknown',
  code: string,
  from: Place,
): Promise<void> => {
  switch (outcome) {
    case 'refused':
      return refuse(call, 409, code);
    case 'unauthorised':
      return world.endSession(call);
    case 'unknown':
      return loseAct(world, call, from);
  }
};
const breakAct = async (world: ReservationScene): Promise<void> => {
  world.questions = world.gate.hold(bookingsCall);
  // What is no answer may have been done: for the site it is a lost one.
  await faultOf(world.number).befall(await world.acts.next());
};
const nextQuestion = ({ questions }: ReservationScene): Promise<HeldCall> => {
  if (!questions) throw new Error('Nothing was lost');
  return questions.next();
};

const press = (world: ReservationScene, name: string): Promise<void> => {
  const button = world.popup.getByRole('button', { name });
  return world.number % 2 === 0 ? button.click() : button.press('Enter');
};
const pressControl = ({ control, number }: ReservationScene): Promise<void> =>
  number % 2 === 0 ? control.click() : control.press('Enter');

/** RES-06…RES-24, SES-32 */
export const reservationCounterpart = counterpart<ReservationMachine, ReservationScene>('reservation', {
  requirements: 'RES-06…RES-24, SES-32',
  news: 'facts.changed',
  begin: async (visit) => {
    const acts = visit.gate.hold(actCall);
    const show = await openMemberShow(visit, loaded.toStart);
    return {
      ...show,
      ...controlOn(visit.page, visit.lang),
      acts,
      questions: null,
      booking: null,
      hasReserved: false,
    };
  },
  end: async ({ page, gate, acts, booking: made, forgetDoings }) => {
    if (made === null && acts.count() === 0) return;
    // What the page goes on to do is no part of the walk.
    await page.goto(gate.url + stillness, { waitUntil: 'commit' });
    await forgetDoings();
  },
  events: {
    'facts.changed': async (world, { facts }, from) => {
      await tell(world, facts);
      await learn(world, facts, from);
    },
    'reserve.pressed': pressControl,
    'cancel.pressed': pressControl,
    'cancel.confirmed': async (world, _, { value }) => {
      const { cancel } = world.text.confirm;
      // What says that it is busy can still be pressed.
      if (value === 'cancelling') await world.popup.getByRole('button', { name: cancel }).press('Enter');
      else await press(world, cancel);
    },
    'check.pressed': (world) => press(world, world.text.unsettled.check),
    'retry.pressed': async (world) => {
      await world.setLists('held');
      await pressControl(world);
    },
    dismissed: async (world, _, { value }) => {
      if (value === 'unsettled' || value === 'reconciling') await world.setLists('held');
      await world.page.keyboard.press('Escape');
    },
    'intent.resumed': async (world, { intent }, { value }) => {
      if (value === 'parked') return world.logInAgain();
      const isLookedUp = value === 'loading' || value === 'signedOut';
      await world.setLists(isLookedUp ? 'held' : 'answered');
      return world.comeBackTo(intent.kind, intent.key);
    },
    // SES-32: what one member was doing is not done for another.
    'intent.dropped': (world) => world.logInAsAnother(),
  },
  ports: {
    reserve: {
      done: async (world, { outcome, code = 'other' }, from) => {
        const call = await world.acts.next();
        switch (outcome) {
          case 'reserved':
            world.told.booking = 'asIs';
            world.hasReserved = true;
            return call.pass();
          default:
            return thwartAct(world, call, outcome, code, from);
        }
      },
      failed: breakAct,
    },
    cancel: {
      done: async (world, { outcome, code = 'other' }, from) => {
        const call = await world.acts.next();
        switch (outcome) {
          case 'cancelled':
            world.told.booking = 'asIs';
            world.hasReserved = false;
            return call.pass();
          case 'gone':
            // The server itself says so.
            await world.forgetDoings();
            return call.pass();
          default:
            return thwartAct(world, call, outcome, code, from);
        }
      },
      failed: breakAct,
    },
    reconcile: {
      done: async (world, { outcome }) => {
        const call = await nextQuestion(world);
        if (outcome === 'unknown') return refuse(call, 503, 'internal');
        await world.questions?.release();
        if (outcome === 'unauthorised') return world.endSession(call);
        if (outcome === 'settled') world.told.booking = 'asIs';
        return call.pass();
      },
      failed: async (world) => faultOf(world.number).befall(await nextQuestion(world)),
    },
  },
  delays: {
    boundary: ({ gate, page }, ms) => {
      gate.hideTime();
      return pass(page, ms);
    },
  },
  states: {
    evaluating: null,
    loading: seesControl('loading', { isDead: true }),
    past: seesControl('past', { isDead: true }),
    closed: seesControl('closed', { isDead: true }),
    soldOut: seesControl('soldOut', { isDead: true }),
    noCredit: seesControl('noCredit', { isDead: true }),
    // RES-12: without its ids there is nothing to reserve.
    unavailable: ({ root }) => expect(root).toBeHidden(),
    signedOut: (world) => seesLogin(world, world.lang),
    failed: seesFailed,
    reservable: seesControl('reserve', { isDead: false }),
    reserved: seesReserved,
    submitting: seesControl('reserving', { isDead: true }),
    parked: seesControl('waiting', { isDead: true }),
    succeeded: (world) => seesSuccess(world, world.lang),
    refused: seesRefusal,
    confirming: seesQuestion,
    cancelling: seesCancelling,
    cancelled: seesTold('cancelled'),
    cancelRefused: seesCancelRefused,
    confused: seesTold('confused'),
    reconciling: seesAsking,
    unsettled: seesUnsettled,
  },
});
