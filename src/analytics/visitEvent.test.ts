import { afterEach, expect, test, vi } from 'vitest';
import { hearVisit } from './testing/hearVisit.ts';
import { tellAct, tellPage } from './visitEvent.ts';

afterEach(() => vi.restoreAllMocks());

test('ANA-02: out of a browser nothing is told, and the console says why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  tellPage();
  tellAct('show.shared');
  expect(warn.mock.calls).toEqual([['Not in browser'], ['Not in browser']]);
});

test('ANA-01: a pageview tells path and title, an act its name and the path; neither tells a query', () => {
  const told = hearVisit('/fr/spectacles', 'Spectacles | Chapiteau');
  tellPage();
  for (const act of ['show.reserved', 'show.cancelled', 'tickets.opened', 'show.shared'] as const)
    tellAct(act);
  expect(told).toEqual([
    { event: 'pageview', path: '/fr/spectacles', title: 'Spectacles | Chapiteau' },
    { event: 'show.reserved', path: '/fr/spectacles' },
    { event: 'show.cancelled', path: '/fr/spectacles' },
    { event: 'tickets.opened', path: '/fr/spectacles' },
    { event: 'show.shared', path: '/fr/spectacles' },
  ]);
});
