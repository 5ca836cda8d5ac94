import { afterEach, expect, test, vi } from 'vitest';
import { scrollIfTarget } from './scrollIfTarget.ts';

afterEach(() => vi.unstubAllGlobals());

test('RES-25: the ticket that the address names is scrolled to when it is there, and no other', () => {
  vi.stubGlobal('location', { hash: '#ticket-b1' });
  const scrolled: string[] = [];
  for (const id of ['ticket-b1', 'ticket-b2', '']) {
    const element: Pick<HTMLElement, 'id' | 'scrollIntoView'> = {
      id,
      scrollIntoView: () => scrolled.push(id),
    };
    Reflect.apply(scrollIfTarget, undefined, [element]);
  }
  scrollIfTarget(null);
  expect(scrolled).toEqual(['ticket-b1']);
});
