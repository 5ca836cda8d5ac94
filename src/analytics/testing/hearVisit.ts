import { onTestFinished, vi } from 'vitest';
import { onVisit, type VisitEvent } from '../visitEvent.ts';

/** For tests out of a browser: stubs a page at a path; returns the events of its visit. */
export const hearVisit = (pathname: string, title = 'A page'): VisitEvent[] => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title }));
  vi.stubGlobal('location', {
    pathname,
    search: '?token=secret',
    href: `https://site${pathname}?token=secret`,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const told: VisitEvent[] = [];
  onVisit((what) => told.push(what));
  return told;
};
