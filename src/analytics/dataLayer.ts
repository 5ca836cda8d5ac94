import { tagManager } from '#contract/settings/tagManager.ts';
import type { VisitEvent } from './visitEvent.ts';

/** An entry for a tag manager: the first one is its own. */
type Entry = VisitEvent | { event: 'gtm.js'; 'gtm.start': number };

declare global {
  interface Window {
    dataLayer?: Entry[];
  }
}

const warned = new Set<string>();

/** ANA-02: logs once why nothing is reported. */
const skip = (why: string): void => {
  if (!warned.has(why)) console.warn(why);
  warned.add(why);
};

const loadTagManager = (id: string, layer: Entry[]): void => {
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagManager.script}?id=${id}`;
  document.head.append(script);
};

/** Puts an event into the data layer; the first one makes it, and fetches the tag manager if there is one (ANA-01). */
export const tellDataLayer = (
  what: VisitEvent,
  { production, tagManagerId }: { production: boolean; tagManagerId: string | null },
): void => {
  if (!production) return skip('Not production');
  if (!window.dataLayer) {
    window.dataLayer = [];
    if (tagManagerId !== null) loadTagManager(tagManagerId, window.dataLayer);
  }
  window.dataLayer.push(what);
};
