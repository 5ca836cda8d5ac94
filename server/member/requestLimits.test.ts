import { expect, test } from 'vitest';
import { createTestClock } from '../testing/startTestApp.ts';
import { countRequest } from './requestLimits.ts';
import { createTokens } from './tokens.ts';

test('Security: requests about any account are counted for a known device, else for their address', async () => {
  const clock = createTestClock('2027-07-16T21:30:00Z');
  const tokens = createTokens({ key: Buffer.alloc(32) }, clock);
  const known = await tokens.signDevice({ id: 'device', account: 'camille' }, 2_000_000_000);
  const counted: string[] = [];
  const limits = { count: (key: string) => void counted.push(key) };
  for (const devices of ['', known, 'forged', `forged~${known}`])
    await countRequest({ limits, tokens }, { address: '192.0.2.1', devices });
  expect(counted).toEqual(['192.0.2.1', 'device', '192.0.2.1', 'device']);
});
