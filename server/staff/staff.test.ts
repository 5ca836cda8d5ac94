import { hostname, userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { whoRuns } from './staff.ts';

test('STF-08: who runs a command is the user of this machine, and its name', () => {
  expect(whoRuns()).toEqual({ person: userInfo().username, host: hostname() });
});
