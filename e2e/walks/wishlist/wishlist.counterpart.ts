import * as v from 'valibot';
import type { Locator } from '@playwright/test';
import type { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { counterpart } from '../counterpart.ts';
import { wishesCall } from '../dateOfShow.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { AskedCall, HeldCalls } from '../browser/gate.ts';
import { type MemberShow, openMemberShow } from '../memberShow.ts';
import { wishlistPerception } from './wishlist.perception.ts';

interface WishlistScene extends MemberShow {
  button: Locator;
  /** Every call that changes the heart. */
  changes: HeldCalls;
  /** Every question how it is; none while nothing is held. */
  looks: HeldCalls | null;
}

const wish = '/v1/me/programmationwishlist';
const changeCall = (asked: AskedCall): boolean =>
  ['POST', 'PATCH'].some((method) => memberCall(method, /^\/me\/programmationwishlist/)(asked));

/** Makes the server store an entry with this state. */
const makeEntry = async (
  { ask, ids }: WishlistScene,
  isLiked: boolean,
): Promise<{ uuid: string; isLiked: boolean }> => {
  const answer = await ask('POST', wish, { ...ids, liked: isLiked });
  const { data } = v.parse(v.object({ data: v.object({ uuid: v.string() }) }), await answer.json());
  return { uuid: data.uuid, isLiked };
};

const nextOf = (calls: HeldCalls | null) => {
  if (!calls) throw new Error('Nothing is held');
  return calls.next();
};

/** WSH-01…WSH-07, SES-32 */
export const wishlistCounterpart = counterpart<typeof wishlistMachine, WishlistScene>('wishlist', {
  requirements: 'WSH-01…WSH-07, SES-32',
  news: 'facts.changed',
  // A date without its ids has no heart, so that no machine hears of it.
  offers: (event) => event.type !== 'facts.changed' || event.facts.hasIds,
  // WSH-07: the line in the log.
  expectedTrouble: /wishlist\.failed/,
  begin: async (visit) => {
    const changes = visit.gate.hold(changeCall);
    const show = await openMemberShow(visit);
    const heart = visit.page.locator('[data-scope="wishlist"]').first();
    return { ...show, changes, looks: null, button: heart.locator('button') };
  },
  end: ({ ask, ids }) => ask('POST', wish, { ...ids, liked: false }),
  events: {
    'facts.changed': async (scene, { facts: { memberData, isLiked, entryId } }) => {
      if (memberData === 'signed-out') return scene.signOutElsewhere();
      scene.told.wish = entryId === null ? null : await makeEntry(scene, isLiked);
      await scene.setLists('answered');
      return scene.seeAgain();
    },
    'heart.toggled': ({ button, number }) => (number % 2 === 0 ? button.click() : button.press('Enter')),
    'intent.resumed': async (scene, { intent }, { value }) => {
      if (value === 'parked') return scene.logInAgain();
      await scene.setLists(value === 'hidden' ? 'held' : 'answered');
      return scene.comeBackTo(intent.kind, intent.key);
    },
    // SES-32: one member's act is not done for another.
    'intent.dropped': (scene) => scene.logInAsAnother(),
  },
  ports: {
    change: {
      done: async (scene, output, { value }) => {
        const call = await scene.changes.next();
        switch (output.outcome) {
          case 'changed': {
            if (output.isLiked === (value === 'adding')) return call.pass();
            const { uuid } = await makeEntry(scene, output.isLiked);
            return call.answer(200, JSON.stringify({ data: { ...scene.ids, uuid, liked: output.isLiked } }));
          }
          case 'gone':
            scene.told.wish = null;
            return refuse(call, 404, 'not-found');
          case 'refused':
            return refuse(call, 409, 'conflict');
          case 'unauthorised':
            return scene.endSession(call);
          case 'unknown':
            scene.looks = scene.gate.hold(wishesCall);
            return call.lose();
        }
      },
      failed: async (scene) => {
        scene.looks = scene.gate.hold(wishesCall);
        await faultOf(scene.number).befall(await scene.changes.next());
      },
    },
    look: {
      done: async (scene, { isLiked }) => {
        scene.told.wish = await makeEntry(scene, isLiked);
        const call = await nextOf(scene.looks);
        await call.pass();
      },
      failed: async ({ looks, number }) => faultOf(number).befall(await nextOf(looks)),
    },
  },
  perception: wishlistPerception,
});
