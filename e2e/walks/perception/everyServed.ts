import type { MachineName } from '#machines/testing/everyMachine.ts';
import { addresses } from '#e2e/site/festival.ts';
import { newsletterPerception } from '../newsletter/newsletter.perception.ts';
import { servedAs, type ServedLook } from './perception.ts';

/** Each machine as the server draws it, before any script: a missing one does not compile. */
export const everyServed = {
  newsletter: servedAs(newsletterPerception, {
    at: (lang) => addresses[lang].basic,
    root: (page) => page.locator('[data-scope="newsletter"]'),
    place: { value: 'editing', facts: {} },
    values: null,
  }),
  // The bar is drawn at the press of its button.
  searchBar: null,
} satisfies Partial<Record<MachineName, ServedLook>>;
