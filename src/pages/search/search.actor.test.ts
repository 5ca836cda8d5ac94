import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { Asked, SearchOutcome } from '#machines/search/search.machine.ts';
import { provideSearch } from './search.actor.ts';

/** A search in a page, with what it asks; each question is answered by the next of these. */
const begin = (answers: readonly (number | Error)[], outcome: SearchOutcome | null = 'found') => {
  const asked: string[] = [];
  const window = new EventTarget();
  let tellAddress: (asked: Asked) => void = () => {};
  let isHeard = true;
  const actor = createActor(
    provideSearch({
      ask: async (question) => {
        const answer = answers[asked.push(question) - 1] ?? 0;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      hearAddress: (tell) => {
        tellAddress = tell;
        return () => (isHeard = false);
      },
      window: () => window,
    }),
    { input: { asked: '', text: '', outcome } },
  ).start();
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    asked,
    window,
    isHeard: () => isHeard,
    goTo: (text: string) => tellAddress({ asked: `q=${text}`, text }),
    type: (text: string) => actor.send({ type: 'question.typed', asked: `q=${text}`, text }),
    comesTo: (expected: string) => vi.waitFor(() => expect(state()).toBe(expected)),
  };
};

test.each([
  ['something', 1, 'results'],
  ['nothing', 0, 'none'],
])('SRCH-10: a typed question that finds %s', async (_, hits, state) => {
  const { actor, asked, comesTo, type } = begin([hits]);
  type('gala');
  await comesTo(state);
  expect(asked).toEqual(['q=gala']);
  actor.stop();
});

test('SRCH-13: the question of the address is asked, as long as the search is there', async () => {
  const { actor, asked, comesTo, goTo, isHeard } = begin([3]);
  goTo('nuit');
  await comesTo('results');
  const heard = [isHeard()];
  actor.stop();
  expect([asked, [...heard, isHeard()]]).toEqual([['q=nuit'], [true, false]]);
});

test('SRCH-12: an error of the service has failed; one without a network waits for it, and asks again', async () => {
  const { actor, asked, comesTo, type, window } = begin([new Error('503'), new Error('offline'), 2]);
  type('a');
  await comesTo('failed');
  vi.stubGlobal('navigator', { onLine: false });
  type('b');
  await comesTo('offline');
  window.dispatchEvent(new Event('online'));
  await comesTo('results');
  vi.unstubAllGlobals();
  expect(asked).toEqual(['q=a', 'q=b', 'q=b']);
  actor.stop();
});
