import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { listening } from '../port.ts';
import { type SearchEvent, searchMachine, type SearchOutcome } from './search.machine.ts';

type Answer = PromiseWithResolvers<{ outcome: SearchOutcome }>;
const nothing = { asked: '', text: '' };
const typed = (text: string): SearchEvent => ({ type: 'question.typed', asked: text && `q=${text}`, text });
const led = (text: string): SearchEvent => ({ type: 'address.changed', asked: text && `q=${text}`, text });

/** The test sends the sources' events. */
const silent = listening<never>(() => {});

const open = (
  input: { asked: string; text: string; outcome: SearchOutcome | null } = { ...nothing, outcome: 'found' },
) => {
  const answers: Answer[] = [];
  const questions: string[] = [];
  const settled: string[] = [];
  const ask = fromPromise<{ outcome: SearchOutcome }, { asked: string }>((given) => {
    const answer: Answer = Promise.withResolvers();
    answers.push(answer);
    questions.push(given.input.asked);
    return answer.promise;
  });
  const actor = createActor(searchMachine.provide({ actors: { ask, address: silent, network: silent } }), {
    input,
  });
  actor.on('settled', ({ asked }) => settled.push(asked));
  actor.start();
  const answer = async (number: number, outcome: SearchOutcome | 'error') => {
    if (outcome === 'error') answers[number]?.reject(new Error('503'));
    else answers[number]?.resolve({ outcome });
    await answers[number]?.promise.catch(() => null);
    await Promise.resolve();
  };
  const now = () => ({ value: actor.getSnapshot().value, questions, settled });
  return { send: actor.send, answer, now, text: () => actor.getSnapshot().context.text };
};

describe('SRCH-13: the address and the search', () => {
  test.each([
    [{ ...nothing, outcome: 'found' }, 'idle', []],
    [{ asked: 'q=a', text: 'a', outcome: 'found' }, 'results', []],
    [{ asked: 'q=a', text: 'a', outcome: 'none' }, 'none', []],
    [{ asked: 'q=a', text: 'a', outcome: null }, 'searching', ['q=a']],
  ] as const)('SRCH-13: a page that comes with %o is %s and asks %o', (input, value, questions) => {
    expect(open(input).now()).toEqual({ value, questions, settled: [] });
  });

  test('SRCH-13: what is typed comes into the address with its answer, once', async () => {
    const { send, answer, now } = open();
    send(typed('n'));
    send(typed('nu'));
    await answer(1, 'found');
    expect(now()).toEqual({ value: 'results', questions: ['q=n', 'q=nu'], settled: ['q=nu'] });
  });

  test('SRCH-13: a blank behind a word asks nothing, and stays in the box', () => {
    const { send, now, text } = open();
    send(typed('n'));
    send({ type: 'question.typed', asked: 'q=n', text: 'n ' });
    expect([now().questions, text()]).toEqual([['q=n'], 'n ']);
  });

  test('SRCH-13: the address that a search has led to asks nothing; another one does', async () => {
    const { send, answer, now } = open();
    send(typed('n'));
    await answer(0, 'found');
    send(led('n'));
    expect(now()).toEqual({ value: 'results', questions: ['q=n'], settled: ['q=n'] });
    send(led('a'));
    expect(now()).toEqual({ value: 'searching', questions: ['q=n', 'q=a'], settled: ['q=n'] });
    await answer(1, 'none');
    expect(now().value).toBe('none');
  });

  test('SRCH-13: the address of the last answer, told late, does not end what is typed since', async () => {
    const { send, answer, now } = open();
    send(typed('n'));
    await answer(0, 'found');
    send(typed('nu'));
    send(led('n'));
    expect(now()).toEqual({ value: 'searching', questions: ['q=n', 'q=nu'], settled: ['q=n'] });
  });
});

describe('SRCH-10: as one types', () => {
  test('SRCH-10: each word is asked at once; what is asked already is not asked again', () => {
    const { send, now } = open();
    send(typed('n'));
    send(typed('n'));
    expect(now()).toEqual({ value: 'searching', questions: ['q=n'], settled: [] });
  });

  test.each(['found', 'none', 'error'] as const)(
    'SRCH-10: a late answer (%s) to an earlier question is nobody’s',
    async (late) => {
      const { send, answer, now } = open();
      send(typed('n'));
      send(typed('nu'));
      await answer(0, late);
      expect(now().value).toBe('searching');
      await answer(1, 'found');
      expect(now()).toEqual({ value: 'results', questions: ['q=n', 'q=nu'], settled: ['q=nu'] });
    },
  );

  test('SRCH-10: a link that is followed meanwhile wins over what is typed', async () => {
    const { send, answer, now } = open();
    send(typed('n'));
    send(led('a'));
    await answer(0, 'found');
    expect(now().value).toBe('searching');
    await answer(1, 'found');
    expect(now()).toEqual({ value: 'results', questions: ['q=n', 'q=a'], settled: [] });
  });

  test('SRCH-10: an emptied box asks for everything', async () => {
    const { send, answer, now } = open({ asked: 'q=a', text: 'a', outcome: 'found' });
    send(typed(''));
    await answer(0, 'found');
    expect(now()).toEqual({ value: 'idle', questions: [''], settled: [''] });
  });
});

describe('SRCH-12: a service that does not answer', () => {
  test('SRCH-12: a failure says so, and Retry asks the same again', async () => {
    const { send, answer, now } = open();
    send(typed('n'));
    await answer(0, 'error');
    expect(now()).toEqual({ value: 'failed', questions: ['q=n'], settled: ['q=n'] });
    send({ type: 'retry.pressed' });
    expect(now()).toEqual({ value: 'searching', questions: ['q=n', 'q=n'], settled: ['q=n'] });
  });

  test.each(['retry.pressed', 'went.online'] as const)(
    'SRCH-12: without a network %s asks again',
    async (type) => {
      const { send, answer, now } = open();
      send(typed('n'));
      await answer(0, 'unreached');
      expect(now().value).toBe('offline');
      send({ type });
      await answer(1, 'found');
      expect(now()).toEqual({ value: 'results', questions: ['q=n', 'q=n'], settled: ['q=n'] });
    },
  );

  test('SRCH-12: after a failure one types on', async () => {
    const { send, answer, now } = open();
    send(typed('n'));
    await answer(0, 'error');
    send(typed('nu'));
    expect(now().value).toBe('searching');
  });
});
