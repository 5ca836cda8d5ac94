import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SignedOutReason } from '#machines/session/session.setup.ts';
import { leadAway } from './leadAway.ts';

const here = '/fr/calendrier?month=2027-06&city=Montr%C3%A9al';

/** The next address of a tab at that one. */
const leave = (
  reason: SignedOutReason,
  { address = here, isPersonal = false, status = 'success' } = {},
): string[] => {
  vi.stubGlobal('window', { location: new URL(address, 'https://chapiteau.test') });
  const led: string[] = [];
  const loaderData = { status: 200, head: { title: '' }, isPersonal } as const;
  leadAway(
    {
      state: { matches: [{ status, error: undefined, loaderData }] },
      navigate: async ({ href }) => void led.push(href),
    },
    reason,
  );
  return led;
};

afterEach(() => vi.unstubAllGlobals());

describe('where a tab goes when nobody is logged in any more', () => {
  test.each(['expired', 'inactive'] as const)(
    'SES-32: %s: to the login page, which says why, with the way back and its search',
    (reason) => {
      expect(leave(reason)).toEqual([
        `/fr/login?return=%2Ffr%2Fcalendrier%3Fmonth%3D2027-06%26city%3DMontr%25C3%25A9al&reason=${reason}`,
      ]);
    },
  );

  test('SES-32: the place on the page is on the way back, too', () => {
    const [href = ''] = leave('inactive', { address: '/en/shows/coral?from=mail#buyTickets' });
    expect(new URL(href, 'https://chapiteau.test').searchParams.get('return')).toBe(
      '/en/shows/coral?from=mail#buyTickets',
    );
  });

  test('SES-32: the way back is the address, read as the login page reads it', () => {
    const [href = ''] = leave('expired');
    expect(new URL(href, 'https://chapiteau.test').searchParams.get('return')).toBe(here);
  });

  test('SES-13: who asked to leave is led to the login page in their language, and not back', () => {
    expect([leave('asked'), leave('asked', { address: '/en/profile?tab=2', isPersonal: true })]).toEqual([
      ['/fr/login'],
      ['/en/login'],
    ]);
  });

  test('SES-13: who left in another tab stays on a page for all, and where none could be shown', () => {
    expect([leave('elsewhere'), leave('elsewhere', { status: 'error' })]).toEqual([[], []]);
  });

  test('SES-13: but not on a member’s own page: there is the way back, and no reason', () => {
    expect(leave('elsewhere', { address: '/en/profile?tab=2', isPersonal: true })).toEqual([
      '/en/login?return=%2Fen%2Fprofile%3Ftab%3D2',
    ]);
  });

  test('SES-32: the login page is no way back to itself', () => {
    expect(leave('expired', { address: '/en/login?return=%2Fen%2Fprofile' })).toEqual([
      '/en/login?reason=expired',
    ]);
  });
});
