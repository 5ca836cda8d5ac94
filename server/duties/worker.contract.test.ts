import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hour, minute, second } from '#contract/settings/time.ts';
import { createLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { dutyLimits } from './limits.ts';
import { siteDuties } from './siteDuties.ts';
import { createWorker, type Duty } from './worker.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const pass = (milliseconds: number): void => clock.set(clock.now().add({ milliseconds }).toString());

describe.each(engines)('duties on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two processes', () => {
    let engine: Engine;
    let stores: [Store, Store];
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });
    const logged: unknown[] = [];
    const log = createLog((line) => logged.push(JSON.parse(line)));
    afterEach(() => {
      logged.length = 0;
      vi.useRealTimers();
    });
    const workerOf = (process: 0 | 1, duty: Duty) =>
      createWorker({ store: stores[process], clock, log }, [duty]);
    /** A duty of an hour that notes who did it. */
    const noting = (name: string, done: string[], who: string): Duty => ({
      name,
      every: hour,
      work: () => Promise.resolve(void done.push(who)),
    });

    test('OPS-18: hourly work is done once an hour by one of several processes, whichever looks first', async () => {
      const done: string[] = [];
      const [one, other] = [
        workerOf(0, noting('hourly', done, 'one')),
        workerOf(1, noting('hourly', done, 'other')),
      ];
      await Promise.all([one.look(), other.look(), one.look()]);
      expect(done).toHaveLength(1);
      pass(hour - second);
      await other.look();
      expect(done).toHaveLength(1);
      pass(second);
      await other.look();
      await one.look();
      expect(done.slice(1)).toEqual(['other']);
    });

    test('control: without a place in the database each of them does it', async () => {
      const done: string[] = [];
      await Promise.all(['one', 'other'].map((who) => noting('alone', done, who).work(async () => true)));
      expect(done).toEqual(['one', 'other']);
    });

    test('OPS-19: where a process dies in the middle, another does the work two minutes after its last sign of life', async () => {
      const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
      const dying: Duty = {
        name: 'fatal',
        every: hour,
        work: async (mayGoOn) => {
          pass(minute);
          expect(await mayGoOn()).toBe(true);
          die();
          await new Promise(() => undefined);
        },
      };
      void workerOf(0, dying).look();
      await isDead;
      const done: string[] = [];
      const heir = workerOf(1, noting('fatal', done, 'heir'));
      pass(dutyLimits.hold * second - second);
      await heir.look();
      expect(done).toEqual([]);
      pass(second);
      await heir.look();
      expect(done).toEqual(['heir']);
    });

    test('OPS-19: a process that was away for too long goes on with no portion that another has taken', async () => {
      const done: string[] = [];
      const answers: boolean[] = [];
      const slow: Duty = {
        name: 'slow',
        every: hour,
        work: async (mayGoOn) => {
          pass(dutyLimits.hold * second);
          await workerOf(1, noting('slow', done, 'heir')).look();
          answers.push(await mayGoOn(), await mayGoOn());
        },
      };
      await workerOf(0, slow).look();
      expect([done, answers]).toEqual([['heir'], [false, false]]);
      await workerOf(0, noting('slow', done, 'slow')).look();
      expect(done).toEqual(['heir']);
    });

    test('OPS-19: a process that is stopped in the middle leaves the rest to the others at once', async () => {
      const { promise: mayAsk, resolve: ask } = Promise.withResolvers<void>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const answers: boolean[] = [];
      const long: Duty = {
        name: 'long',
        every: hour,
        work: async (mayGoOn) => {
          begin();
          await mayAsk;
          answers.push(await mayGoOn());
        },
      };
      const stop = workerOf(0, long).start();
      await begun;
      const stopped = stop();
      ask();
      await stopped;
      const done: string[] = [];
      await workerOf(1, noting('long', done, 'other')).look();
      expect([answers, done]).toEqual([[false], ['other']]);
    });

    test('OPS-19: a process that is stopped begins no further duty, and leaves it to the others', async () => {
      const done: string[] = [];
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const first: Duty = {
        name: 'first of two',
        every: hour,
        work: async () => {
          begin();
          await mayEnd;
          done.push('first');
        },
      };
      const second = (who: string): Duty => noting('second of two', done, who);
      const stop = createWorker({ store: stores[0], clock, log }, [first, second('stopped')]).start();
      await begun;
      const stopped = stop();
      end();
      await stopped;
      await workerOf(1, second('other')).look();
      expect(done).toEqual(['first', 'other']);
    });

    test('work that fails is told once, keeps no other from its time, and is done when it can be', async () => {
      let isAway = true;
      const done: string[] = [];
      const failing: Duty = {
        name: 'failing',
        every: hour,
        work: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(void done.push('failing'))),
      };
      const worker = createWorker({ store: stores[0], clock, log }, [failing, noting('next', done, 'next')]);
      await worker.look();
      await worker.look();
      pass(dutyLimits.hold * second);
      await worker.look();
      expect(logged).toEqual([
        expect.objectContaining({ level: 'warn', event: 'failing.failed', reason: 'away' }),
      ]);
      isAway = false;
      pass(dutyLimits.hold * second);
      await worker.look();
      expect(logged.slice(1)).toEqual([expect.objectContaining({ event: 'failing.resumed' })]);
      expect(done).toEqual(['next', 'failing']);
    });

    test('it looks at the start and every minute, and not once it was stopped', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const done: string[] = [];
      const worker = workerOf(0, noting('timed', done, 'one'));
      const stop = worker.start();
      await worker.look();
      pass(hour);
      vi.advanceTimersByTime(minute - 1);
      expect([done, vi.getTimerCount()]).toEqual([['one'], 1]);
      vi.advanceTimersByTime(1);
      await worker.look();
      expect(done).toEqual(['one', 'one']);
      await stop();
      expect(vi.getTimerCount()).toBe(0);
    });

    test('a site cleans and renews its statistics every hour, and looks after its budgets every minute', () => {
      const duties = siteDuties({ store: stores[0], clock }).map(({ name, every }) => [name, every]);
      expect(duties).toEqual([
        ['budgets', minute],
        ['cleaning', hour],
        ['statistics', hour],
      ]);
    });
  });
});
