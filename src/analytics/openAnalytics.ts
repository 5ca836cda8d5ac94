import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { keptConsent } from '#src/storage/consent.ts';
import { onVisit } from './visitEvent.ts';

/**
 * Listens to what happens in a visit. Before the visitor has agreed nothing is kept of it, and nothing fetched (LAY-26);
 * what blocks or breaks the measuring breaks nothing else.
 */
export const openAnalytics = (settings: Pick<PageSettings, 'production' | 'tagManagerId'>): void => {
  const consent = keptConsent(() => localStorage);
  onVisit((what) => {
    if (!consent.isGranted()) return;
    import('./dataLayer.ts').then(({ tellDataLayer }) => tellDataLayer(what, settings)).catch(() => {});
  });
};
