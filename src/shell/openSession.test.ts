import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accessToken } from '#src/session/testing/fakeMemberServer.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { openMemberSession } from './openSession.ts';
import type { SiteRouter } from './router.ts';

const now = Date.parse('2027-07-16T12:00:00Z');

/** Opens the session of a tab that may have tokens; tells its state, and what it said to the other tabs. */
const open = async ({ isSought = false, hasTokens = false } = {}) => {
  openWindow();
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  const said: [string, unknown][] = [];
  class Channel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
    }
    postMessage(message: unknown) {
      said.push([this.name, message]);
    }
  }
  Object.assign(window, { BroadcastChannel: Channel });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: { request: async () => {} } });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  if (hasTokens) {
    const seconds = now / 1000;
    sessionStorage.setItem('token', accessToken({ iat: seconds, exp: seconds + 300 }));
    sessionStorage.setItem('refresh_token', 'refresh');
  }
  const router: SiteRouter = Object.create(null);
  const opening = openMemberSession({
    queryClient: new QueryClient(),
    settings: { memberApiUrl: '/api/member' },
    clockAhead: 0,
    isSought,
    router: () => router,
  });
  await vi.advanceTimersByTimeAsync(200);
  const { session } = await opening;
  onTestFinished(() => {
    session.stop();
  });
  const { value, context } = session.getSnapshot();
  return { value, jitter: context.jitter, said };
};

test('SES-05: the tokens of the tab begin its session, by themselves', async () => {
  const { value, jitter, said } = await open({ hasTokens: true });
  expect([value, said]).toEqual([{ authenticated: { tokens: 'fresh', presence: 'active' } }, []]);
  expect(Math.abs(jitter - 1)).toBeLessThanOrEqual(0.3);
});

test('SES-12: the latest activity is kept where all tabs see it', async () => {
  await open({ hasTokens: true });
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect([sessionStorage.getItem('lastActivity'), localStorage.getItem('lastActivity')]).toEqual([
    null,
    String(Date.now()),
  ]);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'SES-10: a tab without tokens that seeks a session (%s) asks the others so often: %i',
  async (isSought, times) => {
    const { value, said } = await open({ isSought });
    expect([value, said.length, said.every(([channel]) => channel === 'auth')]).toEqual([
      'anonymous',
      times,
      true,
    ]);
  },
);
