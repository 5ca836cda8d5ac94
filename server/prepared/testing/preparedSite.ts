import { createLog } from '#server/log.ts';
import { createTestClock, type TestClock } from '#server/testing/startTestApp.ts';
import type { Answer } from '../answer.ts';
import { createPrepared, type Prepared } from '../prepared.ts';
import type { VersionWatch } from '../version.ts';

/** For tests: the body of {@link page}, long enough to be compressed. */
export const text = 'Les Nuits blanches du rire. '.repeat(200);
export const page = (body = text, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  ...more,
});
export const get = (path = '/fr', headers: Record<string, string> = {}, method = 'GET'): Request =>
  new Request(`http://localhost${path}`, { headers, method });

/** For tests: prepared answers over data that change on demand, with the number of builds. */
export interface PreparedSite {
  prepared: Prepared;
  clock: TestClock;
  changeData: () => void;
  build: (answer?: Answer) => () => Promise<Answer>;
  builds: () => number;
  logged: string[];
}
export const openPrepared = (): PreparedSite => {
  const clock = createTestClock('2027-07-16T12:00:00Z');
  let version = 1;
  let builds = 0;
  const logged: string[] = [];
  const forget: (() => void)[] = [];
  const watch: VersionWatch = {
    isFresh: () => true,
    look: () => Promise.resolve(version),
    onChange: (listener) => forget.push(listener),
  };
  return {
    prepared: createPrepared({
      version: watch,
      clock,
      log: createLog((line) => logged.push(line)),
      headers: { 'x-content-type-options': 'nosniff' },
    }),
    clock,
    changeData: () => {
      version += 1;
      for (const listener of forget) listener();
    },
    build:
      (answer = page()) =>
      () => {
        builds += 1;
        return Promise.resolve(answer);
      },
    builds: () => builds,
    logged,
  };
};
