import { expect, test } from 'vitest';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { createCircuit } from './circuit.ts';
import { hostLimits } from './limits.ts';
import { sends, startTestHost } from './testing/startTestHost.ts';

const { failures, failingFor, rest, timeout } = hostLimits;

const newCircuit = () => {
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const told: string[] = [];
  const circuit = createCircuit({
    clock,
    onOpen: () => told.push('open'),
    onClose: () => told.push('closed'),
  });
  const later = (milliseconds: number): void => clock.set(clock.now().add({ milliseconds }).toString());
  /** Some failures, the last of them so many milliseconds after the first. */
  const fail = (count: number, lasting: number): void => {
    circuit.failed('0');
    later(lasting);
    for (let more = 1; more < count; more += 1) circuit.failed(String(more));
  };
  return { circuit, told, later, fail };
};

test('HST-10: it opens after failures of five questions in a row that last a second', () => {
  const { circuit, told, fail } = newCircuit();
  fail(failures, failingFor);
  expect([circuit.take(), told]).toEqual([false, ['open']]);
});

test.each([
  ['too few', failures - 1, failingFor],
  ['of one moment', failures * 2, failingFor - 1],
])('HST-10: not after %s', (_name, count, lasting) => {
  const { circuit, told, fail } = newCircuit();
  fail(count, lasting);
  expect([circuit.take(), told]).toEqual([true, []]);
});

test('HST-10: one question that fails again and again closes the way to no other', () => {
  const { circuit, told, later } = newCircuit();
  for (let time = 0; time < failures * 2; time += 1) {
    circuit.failed('a month');
    later(failingFor);
  }
  expect([circuit.take(), told]).toEqual([true, []]);
});

test('HST-10: any answer in between begins the count anew', () => {
  const { circuit, told, fail } = newCircuit();
  fail(failures - 1, failingFor);
  circuit.worked();
  fail(failures - 1, failingFor);
  expect([circuit.take(), told]).toEqual([true, []]);
});

test('HST-10: after its rest one asker finds out for all', () => {
  const { circuit, told, later, fail } = newCircuit();
  fail(failures, failingFor);
  later(rest - 1);
  expect(circuit.take()).toBe(false);
  later(1);
  expect([circuit.take(), circuit.take()]).toEqual([true, false]);
  circuit.failed('another');
  later(rest);
  expect([circuit.take(), circuit.take()]).toEqual([true, false]);
  circuit.worked();
  expect([circuit.take(), circuit.take(), told]).toEqual([true, true, ['open', 'closed']]);
});

test('HST-10: an asker who never tells holds nobody back for long', () => {
  const { circuit, later, fail } = newCircuit();
  fail(failures, failingFor);
  later(rest);
  circuit.take();
  later(timeout);
  expect(circuit.take()).toBe(true);
});

test('HST-10: a host that fails is not asked for a while, says the log once, and is asked again by itself', async () => {
  const { state, ask, logged, later } = await startTestHost(sends('', {}, 500));
  let asked = 0;
  const statuses = async (count: number) => {
    const told: number[] = [];
    for (let index = 0; index < count; index += 1) {
      asked += 1;
      told.push((await ask(`/fr/router/${asked}`))[0]);
    }
    return told;
  };
  await statuses(1);
  later(1);
  await statuses(failures - 1);
  expect([await statuses(3), state.asked.length]).toEqual([[503, 503, 503], failures]);
  state.answer = sends({});
  later(rest / 1000);
  expect([await statuses(3), state.asked.length]).toEqual([[200, 200, 200], failures + 3]);
  expect(logged.map(({ event }) => event)).toEqual([
    ...Array.from({ length: failures }, () => 'host.failed'),
    'host.away',
    'host.back',
  ]);
});

test('HST-10: refusals and missing things are answers: a host that gives them is there', async () => {
  for (const status of [400, 403, 404]) {
    const { state, ask, later } = await startTestHost(sends('', {}, status));
    for (let index = 0; index < failures * 2; index += 1) {
      await ask(`/fr/router/${index}`);
      later(1);
    }
    expect(state.asked).toHaveLength(failures * 2);
  }
});

test('HST-10: of one list whose pages fail, one after the other, a host is not taken for away', async () => {
  const { state, ask, later } = await startTestHost(sends('', {}, 500));
  for (let index = 0; index < failures * 2; index += 1) {
    await ask(`/fr/content/8/shows?offset=${index}`);
    later(1);
  }
  expect(state.asked).toHaveLength(failures * 2);
});
