import type { FestivalSource } from '#server/profile/festivalSource.ts';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/environment.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { fillTestProgramme } from '#server/store/testing/programme.ts';
import type { Ask } from '#server/stress/asking.ts';
import { askInTurn, type RaceTrack } from '#server/stress/races.ts';
import { createTestClock, type TestClock } from '#server/testing/startTestApp.ts';
import { bookingResources } from '../bookings/bookings.ts';
import { creditsResources } from '../bookings/credits.ts';
import { partnerBookingResources } from '../bookings/partnerBookings.ts';
import type { MemberDeps, MemberResource } from '../resource.ts';
import { wishlistResources } from '../bookings/wishlist.ts';
import { askResources } from './askResources.ts';

/** Every path about a member's reservations, likes and credits. */
const ownResources: readonly MemberResource[] = [
  ...bookingResources,
  ...wishlistResources,
  ...creditsResources,
  ...partnerBookingResources,
];

const log = createLog(() => null);

/** The resources on an existing database, with a clock exactly two hours before its first show. */
export const askOnStore = (
  store: Store,
  resources: readonly MemberResource[] = ownResources,
  env: NodeJS.ProcessEnv = {},
  festival: FestivalSource = testSource,
): { ask: Ask; clock: TestClock } => {
  const clock = createTestClock('2027-07-16T21:30:00Z');
  const deps: MemberDeps = { settings: readSettings(env), store, clock, log, festival };
  return { ask: askResources(deps, resources), clock };
};

/** The resources on the test programme. */
export interface MemberSite extends RaceTrack {
  clock: TestClock;
  close: () => Promise<void>;
}

/** On SQLite, unless an empty database is given. */
export const openMemberSite = async (
  resources?: readonly MemberResource[],
  env?: NodeJS.ProcessEnv,
  empty?: Store,
): Promise<MemberSite> => {
  const store = empty ?? (await openTestStore());
  await fillTestProgramme(store);
  const { ask, clock } = askOnStore(store, resources, env);
  return { ask, clock, store, now: clock.now(), close: store.close };
};

/** The same with two connections to one database, as two servers have them. */
export const openSharedSite = async (
  settings: Parameters<typeof openStore>[0],
  resources?: readonly MemberResource[],
): Promise<MemberSite> => {
  const store = await openStore(settings, log);
  const second = await openStore(settings, log);
  await fillTestProgramme(store);
  const { ask, clock } = askOnStore(store, resources);
  return {
    ask: askInTurn([ask, askOnStore(second, resources).ask]),
    clock,
    store,
    now: clock.now(),
    close: async () => {
      await second.close();
      await store.close();
    },
  };
};
