import { QueryClient } from '@tanstack/react-query';
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
import { everyMachine, type MachineName } from '#machines/testing/everyMachine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { isSource, listening } from '#machines/port.ts';
import { faultsOf } from '#machines/testing/brokenCharts.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import { type TransitionPath, transitionPaths } from '#machines/testing/transitionPaths.ts';
import { trialsIn } from '#machines/testing/trials.ts';
import type { WalkedMachine } from '#machines/testing/walkedMachine.ts';
import { createContentClient } from '#src/api/content.ts';
import { createMemberClient } from '#src/api/member.ts';
import { createMemberRequest } from '#src/api/memberRequest.ts';
import { dataState } from '#src/components/dataState.ts';
import { provideLogin } from '#src/controls/login/login.actor.ts';
import { provideUnavailable } from '#src/pages/unavailable/unavailable.actor.ts';
import { provideReservation } from '#src/controls/reservation/reservation.actor.ts';
import { provideWishlist } from '#src/controls/wishlist/wishlist.actor.ts';
import { retryFailed } from '#src/api/retryFailed.ts';
import { createServerClock } from '#src/session/serverClock.ts';
import { createRefresh } from '#src/session/refresh.ts';
import { createShelf } from '#src/storage/safeStorage.ts';
import { createTokenStore } from '#src/session/tokens.ts';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { accessToken } from '#src/session/testing/fakeMemberServer.ts';
import { type NetworkFault, networkFaults } from './networkFaults.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const now = Date.parse('2027-06-15T16:00:00Z');
const pair = { token: accessToken({ iat: now / 1000, exp: now / 1000 + 300 }), refresh_token: 'refresh-0' };
const ids = { programmation: '7', edition: '2027', festival: '8' };

const memberClient = (fetch: Fetch) =>
  createMemberClient(
    createMemberRequest({
      fetch,
      baseUrl: '/api/member',
      authority: { token: () => pair.token, renew: () => Promise.resolve(null) },
      crossSiteToken: () => 'cookie',
      onServerTime: () => {},
    }),
  );

const provideSession = (fetch: Fetch) => {
  const client = memberClient(fetch);
  const shelf = createShelf(() => createFakeStorage());
  const store = createTokenStore(
    shelf,
    createServerClock(() => now, 0, shelf),
  );
  store.save(pair);
  const tabs = { ask: () => Promise.resolve(), tellRotated: () => {} };
  return sessionMachine.provide({
    actors: {
      refresh: fromPromise(createRefresh({ client, store, tabs, locks: undefined })),
      signOut: fromPromise(() => client.signOut(pair.token)),
    },
  });
};

const provideRetry = (fetch: Fetch) => {
  const client = createContentClient({
    fetch,
    baseUrl: '/api/content',
    siteId: 1,
    log: () => {},
    sanitise: (html) => html,
    retries: 0,
  });
  return provideUnavailable(() => retryFailed(new QueryClient(), () => client.page('en', '')));
};

const clock = { now: () => now };
/** The controls are told of the world by the walk alone. */
const memberOf = (fetch: Fetch) => ({
  client: memberClient(fetch),
  session: createActor(sessionMachine, { input: { memberId: 'camille', parked: null, jitter: 1 } }),
  clock,
  takeIntent: () => null,
});

interface Subject {
  /** The real ports, on that network. */
  provide: (fetch: Fetch) => AnyStateMachine;
  /** What a person can do to go on; a dialog of the session lets go what is parked. */
  ways: readonly string[];
  /** The calls that can be left while they wait. */
  leaves: readonly string[];
}

/** Every machine that calls the outside; the cookie banner asks the browser alone. */
const subjects: Partial<Record<MachineName, Subject>> = {
  login: {
    provide: (fetch) =>
      provideLogin(() => Promise.resolve({ client: memberClient(fetch), begin: () => 'camille' })),
    ways: ['credentials.submitted', 'code.submitted', 'resend.pressed', 'back.pressed', 'restarted'],
    leaves: ['verify', 'resend'],
  },
  reservation: {
    provide: (fetch) =>
      provideReservation({
        member: memberOf(fetch),
        queryClient: new QueryClient(),
        ids,
        clock,
        isGuarded: false,
        page: () => document,
        drawn: () => ({
          show: { ids, title: '', start: now, isSoldOut: false },
          isExpected: false,
          refreshSeats: () => Promise.resolve(),
          onCancelled: () => {},
        }),
      }),
    ways: [
      'reserve.pressed',
      'cancel.pressed',
      'cancel.confirmed',
      'check.pressed',
      'retry.pressed',
      'dismissed',
      'intent.dropped',
    ],
    leaves: ['reconcile'],
  },
  session: {
    provide: provideSession,
    ways: ['login.verified', 'login.dismissed', 'logout.pressed', 'extended'],
    leaves: ['refresh'],
  },
  unavailable: { provide: provideRetry, ways: ['retry.pressed'], leaves: [] },
  wishlist: {
    provide: (fetch) =>
      provideWishlist({
        member: memberOf(fetch),
        queryClient: new QueryClient(),
        ids,
        isGuarded: false,
        log: () => {},
      }),
    ways: ['toggled', 'intent.dropped'],
    leaves: [],
  },
};

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

/** An actor in the middle of a call that nobody has answered yet. */
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
  /** From now on the network is broken; the call that waits is the first to meet it. */
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
 * When the call is over and somebody can go on, in ms, once the network is broken; null: not in time.
 * @throws what the actor threw
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

test('every machine with a port on the network is explored', () => {
  const calling = everyMachine
    .filter(({ machine }) => Object.keys(machine.implementations.actors).length > 0)
    .map(({ name }) => name);
  expect([...explored.map(({ name }) => name), 'cookieBanner'].toSorted()).toEqual(calling.toSorted());
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
      // An error that no branch takes breaks the actor: that is no way on either.
      times.push(await timeToGoOn(entry, subject, call, fault, plant).catch(() => null));
    expect(times).toEqual(networkFaults.map(() => null));
  });
});
