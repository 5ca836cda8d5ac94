import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { keptConsent } from '#src/storage/consent.ts';
import { onVisit } from './visitEvent.ts';

/**
 * Listens to the events of a visit. Before the visitor's consent it stores and fetches nothing (LAY-26); if something blocks
 * or breaks the measuring, the rest of the page works.
 */
export const openAnalytics = (settings: Pick<PageSettings, 'production' | 'tagManagerId'>): void => {
  const consent = keptConsent(() => localStorage);
  onVisit((what) => {
    if (!consent.isGranted()) return;
    import('./dataLayer.ts').then(({ tellDataLayer }) => tellDataLayer(what, settings)).catch(() => {});
  });
};
