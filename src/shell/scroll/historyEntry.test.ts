import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { historyEntry } from './historyEntry.ts';

test('RTE-27: each entry of the router’s history has a name of its own, and the same on the way back', () => {
  const history = createMemoryHistory({ initialEntries: ['/fr'] });
  const here = () => historyEntry(history.location);
  history.push('/fr/calendrier');
  const second = here();
  history.push('/fr/calendrier');
  const third = here();
  history.back();
  expect([here(), new Set(['', second, third]).size]).toEqual([second, 3]);
});
