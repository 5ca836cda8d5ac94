import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { searchBarMachine } from './searchBar.machine.ts';

const open = () => {
  const answers: PromiseWithResolvers<{ count: number }>[] = [];
  const texts: string[] = [];
  const told: unknown[] = [];
  const suggest = fromPromise<{ count: number }, { text: string }>(({ input }) => {
    const answer = Promise.withResolvers<{ count: number }>();
    answers.push(answer);
    texts.push(input.text);
    return answer.promise;
  });
  const clock = createManualClock();
  const actor = createActor(searchBarMachine.provide({ actors: { suggest } }), { clock });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  const answer = async (number: number, count: number | null) => {
    if (count === null) answers[number]?.reject(new Error('503'));
    else answers[number]?.resolve({ count });
    await answers[number]?.promise.catch(() => null);
    await Promise.resolve();
  };
  const type = (text: string) => actor.send({ type: 'text.typed', text });
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return { value, shown: context.shown, active: context.active };
  };
  return { actor, clock, answer, type, now, told, texts };
};
const quiet = { value: 'quiet', shown: '', active: null };

test('LAY-06: the input takes the focus after 100 ms', () => {
  const { clock, now, told } = open();
  expect(told).toEqual([]);
  clock.fire(100);
  expect([now(), told]).toEqual([quiet, [{ type: 'focus.wanted' }]]);
});

test('LAY-06: submitting hides the bar, and leaves the focus where it goes', () => {
  const { actor, now, told, type } = open();
  type('gala');
  actor.send({ type: 'bar.left' });
  expect([now().value, told]).toEqual(['closed', [{ type: 'closed', isReturning: false }]]);
});

test('LAY-06: a text that is there already asks nothing, and leaves the chosen suggestion', async () => {
  const { actor, answer, type, now, texts } = open();
  type('gala');
  await answer(0, 2);
  actor.send({ type: 'option.moved', by: 1 });
  type('gala');
  expect([now(), texts]).toEqual([{ value: 'listed', shown: 'gala', active: 0 }, ['gala']]);
});

test('LAY-06: the arrows go round the suggestions and the input', async () => {
  const { actor, answer, type, now } = open();
  type('gala');
  await answer(0, 2);
  const places = [1, 1, 1, -1, -1].map((by) => {
    actor.send({ type: 'option.moved', by: by === 1 ? 1 : -1 });
    return now().active;
  });
  expect([places, now().shown]).toEqual([[0, 1, null, 1, 0], 'gala']);
});

test('LAY-06: Escape takes the suggestions away, then the bar, and gives the focus back', async () => {
  const { actor, answer, type, now, told } = open();
  type('gala');
  await answer(0, 2);
  actor.send({ type: 'option.moved', by: 1 });
  actor.send({ type: 'bar.escaped' });
  expect([now(), told]).toEqual([quiet, []]);
  actor.send({ type: 'bar.escaped' });
  expect([now().value, told]).toEqual(['closed', [{ type: 'closed', isReturning: true }]]);
});

test.each([2, 0, null])('SRCH-10: a late answer (%s) to an earlier text is nobody’s', async (late) => {
  const { answer, type, now, texts } = open();
  type('g');
  type('ga');
  await answer(0, late);
  expect(now().value).toBe('asking');
  await answer(1, 1);
  expect([now(), texts]).toEqual([{ value: 'listed', shown: 'ga', active: null }, ['g', 'ga']]);
});

test('SRCH-12: without suggestions, whyever, it is a form like any other', async () => {
  const { answer, type, now } = open();
  type('g');
  await answer(0, null);
  expect(now()).toEqual(quiet);
  type('gz');
  await answer(1, 0);
  expect(now()).toEqual(quiet);
  type('  ');
  expect(now()).toEqual(quiet);
});

test.each<[string, (bar: ReturnType<typeof open>) => unknown]>([
  ['Escape', ({ actor }) => actor.send({ type: 'bar.escaped' })],
  ['an answer without any', ({ answer }) => answer(1, 0)],
  ['no answer', ({ answer }) => answer(1, null)],
])('SRCH-12: suggestions to an earlier text are gone after %s', async (_, happens) => {
  const bar = open();
  bar.type('g');
  await bar.answer(0, 2);
  bar.actor.send({ type: 'option.moved', by: 1 });
  expect(bar.now().active).toBe(0);
  bar.type('gz');
  // Enter sends the new text, not a suggestion for the old one.
  expect(bar.now()).toEqual({ value: 'asking', shown: 'g', active: null });
  await happens(bar);
  expect(bar.now()).toEqual(quiet);
});
