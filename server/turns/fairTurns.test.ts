import { setImmediate as afterOthers } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairTurns, type FairTurns } from './fairTurns.ts';
import { turnsLimits } from './limits.ts';
import { NoTurn } from './noTurn.ts';

/** Begun work, in order, and the functions that end it. */
let begun: string[];
let ends: Map<string, PromiseWithResolvers<string>>;
let refusals: string[];
let rests: number;
let turns: FairTurns<string>;
const longestWait = 2_000;
const open = (atOnce: number): FairTurns<string> =>
  createFairTurns({
    atOnce,
    longestWait,
    onRefusal: ({ message }) => refusals.push(message),
    onRest: () => {
      rests += 1;
    },
  });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [begun, ends, refusals, rests] = [[], new Map(), [], 0];
  turns = open(1);
});
afterEach(() => void vi.useRealTimers());

const staying = new AbortController().signal;
/** Asks for the work `name`; returns its result. */
const ask = (name: string, network: string, signal = staying): Promise<string> =>
  turns
    .take(name, { network, signal }, () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    })
    .catch((caught: unknown) => (caught instanceof NoTurn ? `no turn: ${caught.message}` : String(caught)));
/** Ends begun work, and lets the next one begin. */
const end = async (name: string, made = `<${name}>`): Promise<void> => {
  ends.get(name)?.resolve(made);
  await afterOthers();
  await afterOthers();
};
/** Ends all begun work until nothing is left. */
const endAll = async (): Promise<void> => {
  for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '');
};
const asked = (count: number, network: string, first = 0): Promise<string>[] =>
  Array.from({ length: count }, (_, index) => ask(`${network}/${first + index}`, network));

describe('work takes turns', () => {
  test.each([1, 2, 3])('no more than %d at once', async (atOnce) => {
    turns = open(atOnce);
    const all = asked(5, 'a');
    expect(begun).toHaveLength(atOnce);
    await end('a/0');
    expect(begun).toHaveLength(atOnce + 1);
    await endAll();
    expect(await Promise.all(all)).toEqual(['<a/0>', '<a/1>', '<a/2>', '<a/3>', '<a/4>']);
  });

  test('what many want is done once, for who comes while it waits or while it is done', async () => {
    const all = [ask('x', 'a'), ask('x', 'a'), ask('y', 'a'), ask('y', 'b'), ask('x', 'b')];
    await endAll();
    expect([begun, await Promise.all(all)]).toEqual([
      ['x', 'y'],
      ['<x>', '<x>', '<y>', '<y>', '<x>'],
    ]);
    void ask('x', 'a');
    expect(begun).toEqual(['x', 'y', 'x']);
  });

  test('work without a name is shared with nobody', async () => {
    let done = 0;
    const work = () => Promise.resolve(String((done += 1)));
    const asker = { network: 'a', signal: staying };
    expect(await Promise.all([turns.take(null, asker, work), turns.take(null, asker, work)])).toEqual([
      '1',
      '2',
    ]);
  });

  test('work that fails, at once too, fails for all who want it, and the next one has its turn', async () => {
    const fail = () => {
      throw new Error('broken');
    };
    const asker = { network: 'a', signal: staying };
    const failed = [turns.take('x', asker, fail), turns.take('x', asker, fail)];
    for (const each of failed) await expect(each).rejects.toThrow('broken');
    void ask('y', 'a');
    await afterOthers();
    expect(begun).toEqual(['y']);
  });

  test('between two of them other things have their turn', async () => {
    const seen: string[] = [];
    const work = (name: string) => () => {
      seen.push(name);
      return Promise.resolve(name);
    };
    const asker = { network: 'a', signal: staying };
    const both = [turns.take('x', asker, work('x')), turns.take('y', asker, work('y'))];
    setImmediate(() => seen.push('other'));
    await Promise.all(both);
    expect(seen).toEqual(['x', 'other', 'y']);
  });
});

describe('fairly by network', () => {
  test('one page of somebody waits for what is under way and one of each other network, not for 200', async () => {
    const many = asked(200, 'a');
    const single = ask('mine', 'b');
    await end('a/0');
    await end('a/1');
    expect(begun).toEqual(['a/0', 'a/1', 'mine']);
    await endAll();
    expect([(await Promise.all(many)).length, await single]).toEqual([200, '<mine>']);
  });

  test('networks take turns whichever came first, each with its oldest', async () => {
    void asked(3, 'a');
    void asked(2, 'b');
    void asked(1, 'c');
    await endAll();
    expect(begun).toEqual(['a/0', 'a/1', 'b/0', 'c/0', 'a/2', 'b/1']);
  });

  test('what a crowded network wants, too, comes at the first turn of any of them', async () => {
    void asked(100, 'a');
    const theirs = ask('a/99', 'b');
    await end('a/0');
    await end('a/1');
    expect(begun).toEqual(['a/0', 'a/1', 'a/99']);
    await end('a/99');
    expect(await theirs).toBe('<a/99>');
    await endAll();
    expect(begun).toHaveLength(100);
  });

  test('of one network so many pages wait and no more; any number of readers of the same page', async () => {
    const most = turnsLimits.waitingOfNetwork;
    void asked(most + 1, 'a');
    const beyond = ask('one more', 'a');
    const same = Array.from({ length: 300 }, () => ask('a/1', 'a'));
    const underWay = ask('a/0', 'a');
    const others = ask('one more', 'b');
    expect(await beyond).toBe('no turn: Too many wait for this network');
    await endAll();
    expect([begun.length, new Set(await Promise.all(same)), await underWay, await others, refusals]).toEqual([
      most + 2,
      new Set(['<a/1>']),
      '<a/0>',
      '<one more>',
      ['Too many wait for this network'],
    ]);
  });

  test('where too many wait, the youngest of the longest queue gives way to who comes with one', async () => {
    const most = turnsLimits.waitingOfNetwork;
    const networks = turnsLimits.waiting / most;
    void ask('under way', 'z');
    const crowd = Array.from({ length: networks }, (_, index) => asked(most, `n${index}`)).flat();
    expect(refusals).toEqual([]);
    const single = ask('mine', 'b');
    await endAll();
    const answers = await Promise.all(crowd);
    expect([
      await single,
      answers.flatMap((answer, index) => (answer.startsWith('<') ? [] : [[index, answer]])),
    ]).toEqual(['<mine>', [[most - 1, 'no turn: Too many wait']]]);
  });

  test('what gives way in one network stays in the queue of another that wants it, too, and still fills a place', async () => {
    const most = turnsLimits.waitingOfNetwork;
    void ask('under way', 'z');
    const crowd = Array.from({ length: turnsLimits.waiting / most }, (_, index) =>
      asked(most, `n${index}`),
    ).flat();
    const theirs = ask(`n0/${most - 1}`, 'b');
    const single = ask('mine', 'c');
    await endAll();
    const answers = await Promise.all(crowd);
    expect([
      await theirs,
      await single,
      answers.flatMap((answer, index) => (answer.startsWith('<') ? [] : [index])),
    ]).toEqual([`<n0/${most - 1}>`, '<mine>', [most - 1, 2 * most - 1]]);
  });
});

describe('a wait ends', () => {
  test('after the longest one without a turn, to the millisecond, and nothing is done for nobody', async () => {
    void ask('x', 'a');
    const late = ask('y', 'b');
    await vi.advanceTimersByTimeAsync(longestWait - 1);
    const younger = ask('z', 'b');
    expect(refusals).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await late, refusals]).toEqual(['no turn: The wait was too long', ['The wait was too long']]);
    await endAll();
    expect([begun, await younger]).toEqual([['x', 'z'], '<z>']);
  });

  test('not for what is under way, however long it takes', async () => {
    const both = [ask('x', 'a'), ask('x', 'b')];
    await vi.advanceTimersByTimeAsync(10 * longestWait);
    await end('x');
    expect(await Promise.all(both)).toEqual(['<x>', '<x>']);
  });

  test('for each from when they came: who wants the same later stays', async () => {
    void ask('x', 'a');
    const first = ask('y', 'a');
    await vi.advanceTimersByTimeAsync(1_500);
    const second = ask('y', 'b');
    await vi.advanceTimersByTimeAsync(500);
    await endAll();
    expect([await first, await second, begun]).toEqual(['no turn: The wait was too long', '<y>', ['x', 'y']]);
  });

  test('as soon as who asked goes away, without a word; others who want the same stay', async () => {
    const leaving = new AbortController();
    void ask('x', 'a');
    const left = [ask('y', 'a', leaving.signal), ask('z', 'a', leaving.signal)];
    const stays = ask('y', 'b');
    leaving.abort();
    const gone = 'no turn: Who asked went away';
    expect([await Promise.all(left), await ask('w', 'a', leaving.signal)]).toEqual([[gone, gone], gone]);
    await endAll();
    expect([begun, await stays, refusals]).toEqual([['x', 'y'], '<y>', []]);
  });

  test('without the turn of others in the same network who want the same', async () => {
    const leaving = new AbortController();
    void ask('x', 'a');
    const left = ask('y', 'b', leaving.signal);
    const stays = ask('y', 'b');
    leaving.abort();
    await endAll();
    expect([await left, await stays, begun]).toEqual(['no turn: Who asked went away', '<y>', ['x', 'y']]);
  });

  test('and with the last of them the work is forgotten: who wants it later has their own done', async () => {
    const leaving = new AbortController();
    void ask('x', 'a');
    const left = ask('y', 'a', leaving.signal);
    leaving.abort();
    const later = turns.take('y', { network: 'a', signal: staying }, () => Promise.resolve('anew'));
    await endAll();
    expect([await left, await later, begun]).toEqual(['no turn: Who asked went away', 'anew', ['x']]);
  });

  test('and leaves its place to others', async () => {
    const leaving = new AbortController();
    void ask('x', 'a');
    for (let page = 0; page < turnsLimits.waitingOfNetwork; page += 1)
      void ask(`left ${page}`, 'a', leaving.signal);
    leaving.abort();
    const later = asked(turnsLimits.waitingOfNetwork, 'a');
    await endAll();
    expect([
      begun.length,
      (await Promise.all(later)).every((made) => made.startsWith('<')),
      refusals,
    ]).toEqual([1 + turnsLimits.waitingOfNetwork, true, []]);
  });
});

test.each([1, 2])(
  'that nothing waits or runs any more is told each time, once, with %d at once',
  async (atOnce) => {
    turns = open(atOnce);
    void asked(3, 'a');
    expect(rests).toBe(0);
    await endAll();
    expect(rests).toBe(1);
    void ask('x', 'a');
    await endAll();
    expect(rests).toBe(2);
  },
);
