import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  toPromise,
} from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import { listening } from '#machines/port.ts';
import { isSource } from '#machines/testing/isSource.ts';
import { faultsOf } from '#machines/testing/brokenCharts.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import { type TransitionPath, transitionPaths } from '#machines/testing/transitionPaths.ts';
import { trialsIn } from '#machines/testing/trials.ts';
import type { WalkedMachine } from '#machines/testing/walkedMachine.ts';
import { dataState } from '#src/components/dataState.ts';
import { type NetworkFault, networkFaults } from './networkFaults.ts';
import { subjects, type Subject } from './portsOnNetwork.ts';

/** A call in a state, and the shortest way there. */
interface Call {
  says: string;
  port: string;
  start: TransitionPath['start'];
  steps: TransitionPath['steps'];
}

const callsOf = (entry: WalkedMachine): Call[] => {
  const calls = new Map<string, Call>();
  for (const { start, steps } of transitionPaths(entry))
    for (const [index, { cause }] of steps.entries()) {
      if (cause.kind !== 'done' && cause.kind !== 'failed') continue;
      const { value } = steps[index - 1] ?? start;
      const says = `${cause.port} in ${dataState(value)}`;
      const known = calls.get(says);
      if (!known || known.steps.length > index)
        calls.set(says, { says, port: cause.port, start, steps: steps.slice(0, index) });
    }
  return [...calls.values()];
};

/** An actor in the middle of an unanswered call. */
const inCall = async (
  { provide }: Subject,
  { start, steps, port }: Call,
  plantFault: (copy: AnyStateMachine) => void = () => {},
) => {
  const clock = new SimulatedClock();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    clock.setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  let fault: NetworkFault | null = null;
  const real = provide(
    (_url, init) =>
      fault?.answer(init?.signal ?? undefined) ?? Promise.reject(new Error('Nothing is broken yet')),
  );
  const waiting = new Map<string, { input: unknown; settle: (outcome: Promise<unknown>) => void }>();
  const runReal = (name: string, input: unknown): Promise<unknown> => {
    const logic = real.implementations.actors[name];
    if (!logic || 'src' in logic) throw new Error(`No port "${name}"`);
    return toPromise(createActor(logic, { input }).start());
  };
  const actors = Object.fromEntries(
    Object.keys(real.implementations.actors).map((name) => [
      name,
      isSource(real.implementations.actors[name])
        ? listening(() => () => {})
        : fromPromise(({ input }) =>
            fault === null
              ? new Promise((settle) => waiting.set(name, { input, settle }))
              : runReal(name, input),
          ),
    ]),
  );
  const machine: AnyStateMachine = real.provide({ actors });
  const actor: Actor<AnyStateMachine> = createActor(machine, { input: start.input, clock });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  for (const { cause, value } of steps) {
    if (cause.kind === 'sent') actor.send(cause.event);
    else if (cause.kind === 'elapsed') clock.increment(cause.ms);
    else if (cause.kind === 'done') waiting.get(cause.port)?.settle(Promise.resolve(cause.output));
    else waiting.get(cause.port)?.settle(Promise.reject(cause.error));
    await promisesHeard();
    expect(actor.getSnapshot().value).toEqual(value);
  }
  /** From now on the network is broken; the waiting call is the first to meet it. */
  const breakNetwork = async (broken: NetworkFault): Promise<void> => {
    plantFault(machine);
    fault = broken;
    const call = waiting.get(port);
    call?.settle(runReal(port, call.input));
    await promisesHeard();
  };
  return { actor, clock, errors, breakNetwork };
};

afterEach(() => vi.restoreAllMocks());

const limit = 15_000;
const step = 500;

const waysOn = (entry: WalkedMachine, { ways }: Subject, actor: Actor<AnyStateMachine>): string[] => {
  const open = trialsIn(entry, actor.getSnapshot()).flatMap(({ cause }) =>
    cause.kind === 'sent' ? [cause.event.type] : [],
  );
  return ways.filter((way) => open.includes(way));
};

/**
 * The time, in ms, until the call is over and somebody can go on, once the network is broken; null: not in time.
 * @throws errors of the actor
 */
const timeToGoOn = async (
  entry: WalkedMachine,
  subject: Subject,
  call: Call,
  fault: NetworkFault,
  plantFault?: (copy: AnyStateMachine) => void,
): Promise<number | null> => {
  const { actor, clock, errors, breakNetwork } = await inCall(subject, call, plantFault);
  await breakNetwork(fault);
  for (let ms = 0; ms <= limit; ms += step) {
    if (errors.length > 0) throw errors[0];
    const { status, children } = actor.getSnapshot();
    const isOver = !Object.hasOwn(children, call.port);
    if (status === 'done' || (isOver && waysOn(entry, subject, actor).length > 0)) {
      actor.stop();
      return ms;
    }
    clock.increment(step);
    await promisesHeard();
  }
  actor.stop();
  return null;
};

const explored = everyMachine.flatMap((entry) => {
  const subject = Object.entries(subjects).find(([name]) => name === entry.name)?.[1];
  return subject ? [{ name: entry.name, entry, subject, calls: callsOf(entry) }] : [];
});

/** The browser itself answers their ports. */
const askTheBrowser = ['cookieBanner', 'keptTickets', 'motion', 'nearMe', 'share', 'videoPlayer'];
/** They wait for no answer: liveShows.actor.test.ts tests them with a broken network. */
const onlyListen = ['liveShows'];

test('every machine with a port on the network is explored', () => {
  const calling = everyMachine
    .filter(({ machine }) => Object.keys(machine.implementations.actors).length > 0)
    .map(({ name }) => name);
  const asked = [...explored.map(({ name }) => name), ...askTheBrowser, ...onlyListen];
  expect(asked.toSorted()).toEqual(calling.toSorted());
});

describe.each(explored)('$name', ({ entry, subject, calls }) => {
  test.each(calls)('$says: whatever comes instead, somebody can go on within 15 s', async (call) => {
    const stuck: string[] = [];
    for (const fault of networkFaults)
      if ((await timeToGoOn(entry, subject, call, fault)) === null) stuck.push(fault.says);
    expect(stuck).toEqual([]);
  });

  const leavable = calls.filter(({ port }) => subject.leaves.includes(port));
  test.each(leavable)('$says: an answer that comes after leaving changes nothing', async (call) => {
    const changed: string[] = [];
    let left = 0;
    const begun = await inCall(subject, call);
    const exits = waysOn(entry, subject, begun.actor);
    begun.actor.stop();
    for (const way of exits)
      for (const fault of networkFaults) {
        const { actor, errors, breakNetwork } = await inCall(subject, call);
        const leaving = trialsIn(entry, actor.getSnapshot()).find(
          ({ cause }) => cause.kind === 'sent' && cause.event.type === way,
        );
        if (leaving?.cause.kind === 'sent') actor.send(leaving.cause.event);
        const elsewhere = actor.getSnapshot();
        if (Object.hasOwn(elsewhere.children, call.port)) continue;
        left += 1;
        await breakNetwork(fault);
        if (errors.length > 0 || !isDeepStrictEqual(actor.getSnapshot().value, elsewhere.value))
          changed.push(`${way}, ${fault.says}`);
        actor.stop();
      }
    expect(changed).toEqual([]);
    expect(left).toBeGreaterThan(0);
  });

  test.each(calls)('control: $says: where no answer leads on, nobody can go on', async (call) => {
    // The last branch first: a key counts the branches before it.
    const missing = faultsOf(entry.machine)
      .filter(({ name }) => /xstate\.(?:done|error)\.actor\.\S+ #\d+ is missing$/.test(name))
      .toReversed();
    const plant = (copy: AnyStateMachine): void => missing.forEach((fault) => fault.plant(copy));
    const times: (number | null)[] = [];
    for (const fault of networkFaults)
      // An error without a branch breaks the actor: that is no way on either.
      times.push(await timeToGoOn(entry, subject, call, fault, plant).catch(() => null));
    expect(times).toEqual(networkFaults.map(() => null));
  });
});
