import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { type Consent, cookieBannerMachine } from './cookieBanner.machine.ts';

const broken = () => Promise.reject(new Error('the storage is closed'));

const open = ({
  recall = (): Promise<{ seen: boolean; consent: Consent }> =>
    Promise.resolve({ seen: false, consent: 'denied' }),
  remember = () => Promise.resolve(),
} = {}) => {
  const stored: Consent[] = [];
  const clock = createManualClock();
  const machine = cookieBannerMachine.provide({
    actors: {
      recallChoice: fromPromise(recall),
      rememberChoice: fromPromise<void, { consent: Consent }>(({ input }) => {
        stored.push(input.consent);
        return remember();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const reaches = (state: 'asking' | 'fading' | 'closed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, stored, reaches };
};

describe('LAY-24: when the banner is shown', () => {
  test('LAY-24: it asks where the storage does not know it', async () => {
    const { actor, reaches } = open();
    expect(actor.getSnapshot().value).toBe('recalling');
    expect((await reaches('asking')).context).toEqual({ consent: 'denied' });
  });

  test('LAY-24: it stays hidden where it was seen', async () => {
    const { actor, reaches } = open({
      recall: () => Promise.resolve({ seen: true, consent: 'granted' }),
    });
    expect((await reaches('closed')).context).toEqual({ consent: 'granted' });
    actor.send({ type: 'cookies.accepted' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  test('LAY-24: it asks where the storage cannot be read', async () => {
    const { reaches } = open({ recall: broken });
    expect((await reaches('asking')).value).toBe('asking');
  });
});

describe('the answer', () => {
  test('LAY-26: accepting stores granted', async () => {
    const { actor, reaches, stored } = open();
    await reaches('asking');
    actor.send({ type: 'cookies.accepted' });
    expect((await reaches('fading')).context).toEqual({ consent: 'granted' });
    expect(stored).toEqual(['granted']);
  });

  test('LAY-26: refusing stores denied', async () => {
    const { actor, reaches, stored } = open();
    await reaches('asking');
    actor.send({ type: 'cookies.refused' });
    expect((await reaches('fading')).context).toEqual({ consent: 'denied' });
    expect(stored).toEqual(['denied']);
  });

  test('LAY-26: a second press while the answer is stored counts for nothing', async () => {
    const { actor, reaches, stored } = open();
    await reaches('asking');
    actor.send({ type: 'cookies.refused' });
    actor.send({ type: 'cookies.accepted' });
    expect((await reaches('fading')).context).toEqual({ consent: 'denied' });
    expect(stored).toEqual(['denied']);
  });

  test('LAY-25: the banner fades for 1 s, then stays hidden', async () => {
    const { actor, clock, reaches } = open();
    await reaches('asking');
    actor.send({ type: 'cookies.accepted' });
    await reaches('fading');
    clock.fire(1_000);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  test('LAY-25: it goes away where the storage refuses, too', async () => {
    const { actor, clock, reaches } = open({ remember: broken });
    await reaches('asking');
    actor.send({ type: 'cookies.accepted' });
    await reaches('fading');
    clock.fire(1_000);
    expect(actor.getSnapshot().value).toBe('closed');
  });
});

describe('LAY-26: the visitor thinks otherwise later', () => {
  const seen = (consent: Consent) => () => Promise.resolve({ seen: true, consent });

  test.each([
    ['granted', 'cookies.refused', 'denied'],
    ['denied', 'cookies.accepted', 'granted'],
  ] as const)(
    'LAY-26: %s before, then %s: the banner stays away, and %s is stored',
    async (before, type, after) => {
      const { actor, reaches, stored } = open({ recall: seen(before) });
      await reaches('closed');
      actor.send({ type });
      expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
        'changing',
        { consent: after },
      ]);
      await reaches('closed');
      expect(stored).toEqual([after]);
    },
  );

  test.each([
    ['cookies.accepted', 'cookies.refused', ['granted', 'denied']],
    ['cookies.refused', 'cookies.accepted', ['denied', 'granted']],
  ] as const)(
    'LAY-26: %s, and %s while the banner fades: the last word counts',
    async (first, second, told) => {
      const { actor, reaches, stored } = open();
      await reaches('asking');
      actor.send({ type: first });
      await reaches('fading');
      actor.send({ type: first });
      expect(actor.getSnapshot().value).toBe('fading');
      actor.send({ type: second });
      expect((await reaches('closed')).context).toEqual({ consent: told[1] });
      expect(stored).toEqual(told);
    },
  );

  test.each([
    ['granted', 'cookies.accepted'],
    ['denied', 'cookies.refused'],
  ] as const)('LAY-26: %s before, and %s again changes nothing', async (before, type) => {
    const { actor, reaches, stored } = open({ recall: seen(before) });
    await reaches('closed');
    actor.send({ type });
    expect([actor.getSnapshot().value, stored]).toEqual(['closed', []]);
  });

  test('LAY-26: where the storage refuses, the answer counts as long as the page is there', async () => {
    const { actor, reaches } = open({ recall: seen('granted'), remember: broken });
    await reaches('closed');
    actor.send({ type: 'cookies.refused' });
    expect((await reaches('closed')).context).toEqual({ consent: 'denied' });
  });
});
