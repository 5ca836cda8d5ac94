import { createLog } from '#server/log.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { createHostLists } from '../hostLists.ts';
import { wireHost } from './wireHost.ts';
import { wireProgramme } from './wireProgramme.ts';

/** For tests: the lists of the small programme, read once, at noon in Montréal. */
export const openLists = async () => {
  const host = wireHost({ fr: { ...wireProgramme.fr }, en: { ...wireProgramme.en } });
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const lists = createHostLists({ host, siteId: 8, clock, log: createLog(() => {}) });
  await lists.ready();
  return { host, clock, lists };
};
