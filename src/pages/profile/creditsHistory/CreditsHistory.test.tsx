import { describe, expect, test, vi } from 'vitest';
import type { CreditChange } from '#contract/wire/member/ownData.ts';
import { show } from '#src/controls/memberLists/testing/draw.tsx';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Changes } from './CreditsHistory.tsx';

const change = (changes: Partial<CreditChange> = {}): CreditChange => ({
  change: 'reserved',
  at: '2027-07-01T03:30:00Z',
  credits: -1,
  show: show('2027-07-16T23:30:00Z') ?? null,
  ...changes,
});
const draw = (lang: 'fr' | 'en', items: CreditChange[], hasMore = false) =>
  renderScreen(<Changes items={items} hasMore={hasMore} />, { lang });
const told = (...drawn: Parameters<typeof draw>) => textOf(draw(...drawn)).replaceAll(/\s/g, ' ');

describe('RES-09: the history of credits', () => {
  test('each change has its own moment, by the clock of the place, and the performance that it is about', () => {
    const html = draw('en', [change()]);
    expect(html).toContain('<time dateTime="2027-07-01T03:30:00Z">');
    expect(html).toContain('<a href="/en/shows/improv">Total improv</a>');
    expect(told('en', [change()])).toBe(
      '−1 One credit used. Reserved: Total improv Performance on Friday, July 16, 2027, 7:30 pm Wednesday, June 30, 2027, 11:30 pm',
    );
    expect(told('fr', [change({ at: '2027-08-01T16:00:00Z', change: 'cancelled', credits: 1 })])).toBe(
      '+1 Un crédit rendu. Annulé par vous : Impro totale Représentation du vendredi 16 juillet 2027, 19:30 dimanche 1er août 2027, 12:00',
    );
  });

  test('what the festival cancelled says so; what was not dated, too', () => {
    const ended = change({ change: 'show-cancelled', credits: 1, at: null });
    expect(told('en', [ended])).toContain('+1 One credit returned. Cancelled by the festival: Total improv');
    expect(
      [told('en', [ended]), told('fr', [ended])].map((words) => words.split(' ').slice(-3).join(' ')),
    ).toEqual(['Date not kept', 'Date non conservée']);
    expect(draw('en', [ended])).not.toContain('<time');
  });

  test('STF-04: credits of a pass are told with its name and their number, by the clock of the device', () => {
    const device = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' };
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(device);
    const granted = change({ change: 'granted', credits: 6, pass: 'Six soirs', show: null });
    expect([told('en', [granted]), told('fr', [granted])]).toEqual([
      '+6 6 credits received. Given by the festival: Six soirs Thursday, July 1, 2027, 12:30 pm',
      '+6 6 crédits reçus. Reçu du festival : Six soirs jeudi 1er juillet 2027, 12:30',
    ]);
    expect(told('en', [{ ...granted, credits: 1 }])).toContain('+1 One credit received.');
  });

  test('nothing is said to be nothing; that there is more leads to the export', () => {
    expect(told('en', [])).toBe('No credit has moved yet. The first one is waiting to be spent.');
    expect(told('en', [change(), change()], true)).toMatch(
      /These are the 2 latest changes\. The export of your data has them all\.$/,
    );
  });
});
