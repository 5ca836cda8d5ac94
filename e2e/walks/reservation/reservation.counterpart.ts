import * as v from 'valibot';
import type { ReservationFacts } from '#machines/reservation/facts.ts';
import { loaded } from '#machines/reservation/reservation.examples.ts';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { expect } from '#e2e/site/test.ts';
import { ceilings } from '#e2e/ceilings.ts';
import { dataState } from '#src/components/dataState.ts';
import { counterpart } from '../counterpart.ts';
import { bookingsCall } from '../dateOfShow.ts';
import { faultOf, memberCall, putOff, refuse, unexplained } from '../browser/faults.ts';
import type { AskedCall, HeldCall, HeldCalls } from '../browser/gate.ts';
import { type MemberShow, openMemberShow } from '../memberShow.ts';
import { type ControlOnPage, controlOn, leadsBack, neverFailed, says } from './reservation.control.ts';
import { reservationPerception } from './reservation.perception.ts';
import { stillness } from '../browser/openTab.ts';
import { pass } from '../browser/slowTime.ts';

type ReservationMachine = typeof reservationMachine;

interface ReservationScene extends MemberShow, ControlOnPage {
  /** Every call that reserves or cancels. */
  acts: HeldCalls;
  /** Every question about an outcome; null until one was lost. */
  questions: HeldCalls | null;
  /** The server's booking for the walk. */
  booking: string | null;
  /** The server has reserved for the page, whether it heard of it or not. */
  hasReserved: boolean;
  /** The page knows of a reservation and its number, before time moves on. */
  hasTicket: boolean;
  /** In the popup that is open. */
  hasConfirmed: boolean;
}

const booking = '/v1/me/creditbooking';
const actCall = (asked: AskedCall): boolean =>
  ['POST', 'PATCH'].some((method) => memberCall(method, /^\/me\/creditbooking(\/|$)/)(asked));

const isResting = ({ value }: Place): boolean =>
  typeof value === 'object' && ('resting' in value || 'over' in value);
const isIn = ({ value }: Place, state: string): boolean => dataState(value) === state;

/** Makes the server reserve the date, and cancel it again unless it must stay. */
const makeBooking = async (
  scene: ReservationScene,
  isReserved: boolean,
): Promise<{ uuid: string; isReserved: boolean }> => {
  const { ask, ids } = scene;
  if (scene.booking === null) {
    const answer = await ask('POST', booking, { ...ids, status: 'true' });
    const { data } = v.parse(v.object({ data: v.object({ uuid: v.string() }) }), await answer.json());
    scene.booking = data.uuid;
    if (!isReserved) await ask('PATCH', `${booking}/${data.uuid}`, { status: 'false' });
  }
  return { uuid: scene.booking, isReserved };
};

/** Every other walk reserves a cancelled booking (RES-03). */
const bookingOf = async (scene: ReservationScene, { isReserved, reservationId }: ReservationFacts) => {
  if (isReserved && reservationId === null) return { uuid: '', isReserved };
  if (isReserved) return scene.hasReserved ? 'asIs' : makeBooking(scene, true);
  const isReservedLater = scene.path.steps.some((step) => isIn(step, 'told.succeeded'));
  return isReservedLater && scene.number % 2 === 1 ? makeBooking(scene, false) : null;
};

const tell = async (scene: ReservationScene, facts: ReservationFacts): Promise<void> => {
  Object.assign(scene.told, {
    start: scene.startIn(facts.toStart),
    hasIds: facts.hasIds,
    isSoldOut: facts.isSoldOut,
    state: facts.isCalledOff ? 'cancelled' : facts.isPostponed ? 'postponed' : 'scheduled',
    creditLeft: facts.creditLeft === loaded.creditLeft ? null : facts.creditLeft,
    booking: await bookingOf(scene, facts),
  });
};

const stepAfter = ({ path }: ReservationScene, from: Place) =>
  path.steps[path.steps.findIndex((step) => step === from) + 1];

/** The page is seen again until it shows the present state: an earlier answer may be under way for a while. */
const seeUntilShown = async (
  scene: ReservationScene,
  { memberData }: ReservationFacts,
  from: Place,
): Promise<void> => {
  const { page, root, retryPause, seeAgain } = scene;
  await expect(async () => {
    await seeAgain();
    // A failed question is repeated once.
    if (memberData === 'failed') await pass(page, retryPause / 2);
    await expect(root).toHaveAttribute('data-state', dataState(stepAfter(scene, from)?.value ?? ''), {
      timeout: ceilings.glance,
    });
  }).toPass({ intervals: [0] });
};

const learn = async (scene: ReservationScene, facts: ReservationFacts, from: Place): Promise<void> => {
  const { memberData } = facts;
  // An act that waits for the member begins at once: the member must be known before its subject.
  if (isIn(from, 'resting.loading') && from.facts['intent'] !== null) await scene.seeDateAgain();
  if (memberData === 'signed-out') {
    if (!isIn(from, 'resting.signedOut')) await scene.signOutElsewhere();
  } else {
    await scene.setLists(
      memberData === 'loading' ? 'held' : memberData === 'failed' ? 'failing' : 'answered',
    );
  }
  if (!isResting(from)) return scene.seeAgain();
  const isBack = isIn(from, 'resting.signedOut') && memberData !== 'signed-out';
  const isForgotten = !isIn(from, 'resting.loading') && memberData === 'loading';
  if (isBack || isForgotten) await scene.openAnew();
  await seeUntilShown(scene, facts, from);
};

/** The final outcome, by the path: so the server must have heard of it, or not. */
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

const loseAct = async (scene: ReservationScene, call: HeldCall, from: Place): Promise<void> => {
  scene.questions = scene.gate.hold(bookingsCall);
  const isDone = isDoneIn(scene, from);
  if (isDone) scene.hasReserved = isIn(from, 'working.submitting');
  await (isDone ? call.lose() : call.drop());
};
/** The fate of an unsuccessful act. */
const thwartAct = (
  scene: ReservationScene,
  call: HeldCall,
  outcome: 'refused' | 'unauthorised' | 'unknown',
  code: string,
  from: Place,
): Promise<void> => {
  switch (outcome) {
    case 'refused':
      return refuse(call, 409, code);
    case 'unauthorised':
      return scene.endSession(call);
    case 'unknown':
      return loseAct(scene, call, from);
  }
};
const breakAct = async (scene: ReservationScene): Promise<void> => {
  scene.questions = scene.gate.hold(bookingsCall);
  // An act without an answer may have happened: for the site it is a lost one.
  await unexplained(scene.number).befall(await scene.acts.next());
};
const nextQuestion = ({ questions }: ReservationScene): Promise<HeldCall> => {
  if (!questions) throw new Error('Nothing was lost');
  return questions.next();
};

const press = (scene: ReservationScene, name: string): Promise<void> => {
  const button = scene.popup.getByRole('button', { name });
  return scene.number % 2 === 0 ? button.click() : button.press('Enter');
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
      hasTicket: false,
      hasConfirmed: false,
    };
  },
  end: async ({ page, gate, acts, booking: made, forgetDoings }) => {
    if (made === null && acts.count() === 0) return;
    // The page's later work is no part of the walk.
    await page.goto(gate.url + stillness, { waitUntil: 'commit' });
    await forgetDoings();
  },
  events: {
    'facts.changed': async (scene, { facts }, from) => {
      scene.hasTicket = facts.isReserved && facts.reservationId !== null;
      await tell(scene, facts);
      await learn(scene, facts, from);
    },
    'reserve.pressed': pressControl,
    'cancel.pressed': pressControl,
    'cancel.confirmed': async (scene, _, from) => {
      scene.hasConfirmed = true;
      const { cancel } = scene.text.confirm;
      // A busy control can still be pressed.
      if (isIn(from, 'working.cancelling'))
        await scene.popup.getByRole('button', { name: cancel }).press('Enter');
      else await press(scene, cancel);
    },
    'check.pressed': (scene) => press(scene, scene.text.unsettled.check),
    'retry.pressed': async (scene) => {
      await scene.setLists('held');
      await pressControl(scene);
    },
    'popup.dismissed': async (scene, _, { value }) => {
      if (typeof value === 'object' && 'doubtful' in value) await scene.setLists('held');
      await scene.page.keyboard.press('Escape');
    },
    'intent.resumed': async (scene, { intent }, from) => {
      scene.hasConfirmed = false;
      if (isIn(from, 'working.parked')) return scene.logInAgain();
      const isLookedUp = isIn(from, 'resting.loading') || isIn(from, 'resting.signedOut');
      await scene.setLists(isLookedUp ? 'held' : 'answered');
      return scene.comeBackTo(intent.kind, intent.key);
    },
    // SES-32: one member's act is not done for another.
    'intent.dropped': (scene) => scene.logInAsAnother(),
  },
  ports: {
    reserve: {
      done: async (scene, { outcome, code = 'other', retryAfter = 0 }, from) => {
        const call = await scene.acts.next();
        switch (outcome) {
          case 'reserved':
            scene.told.booking = 'asIs';
            scene.hasReserved = true;
            return call.pass();
          case 'busy':
            return putOff(call, retryAfter);
          default:
            return thwartAct(scene, call, outcome, code, from);
        }
      },
      failed: breakAct,
    },
    cancel: {
      done: async (scene, { outcome, code = 'other' }, from) => {
        const call = await scene.acts.next();
        switch (outcome) {
          case 'cancelled':
            scene.told.booking = 'asIs';
            scene.hasReserved = false;
            return call.pass();
          case 'gone':
            // The server's own answer.
            await scene.forgetDoings();
            return call.pass();
          default:
            return thwartAct(scene, call, outcome, code, from);
        }
      },
      failed: breakAct,
    },
    reconcile: {
      done: async (scene, { outcome }) => {
        const call = await nextQuestion(scene);
        if (outcome === 'unknown') return refuse(call, 503, 'internal');
        await scene.questions?.release();
        if (outcome === 'unauthorised') return scene.endSession(call);
        if (outcome === 'settled') scene.told.booking = 'asIs';
        return call.pass();
      },
      failed: async (scene) => faultOf(scene.number).befall(await nextQuestion(scene)),
    },
  },
  delays: {
    boundary: (scene, ms, from) => {
      scene.hasTicket = from.facts['hasReservation'] === true;
      scene.gate.hideTime();
      return pass(scene.page, ms);
    },
  },
  perception: reservationPerception,
  signs: {
    'resting.signedOut': (scene) => leadsBack(scene, scene.lang),
    'resting.reserved': ({ root, text }) =>
      expect(root.getByText(text.reserved, { exact: true })).toBeVisible(),
    'told.succeeded': (scene) => says(scene, scene.text.succeeded.text),
    'told.refused': (scene) => says(scene, scene.text.refused.text),
    'told.cancelled': (scene) => says(scene, scene.text.cancelled.text),
    'told.confused': (scene) => says(scene, scene.text.confused.text),
    'doubtful.reconciling': neverFailed,
    'doubtful.unsettled': neverFailed,
    'doubtful.unanswered': (scene, { facts }) =>
      says(
        scene,
        scene.text.refused.text,
        scene.text.unanswered[facts['kind'] === 'cancel' ? 'cancel' : 'reserve'],
      ),
  },
});
