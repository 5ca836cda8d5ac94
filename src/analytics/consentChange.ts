import { tellPage } from './visitEvent.ts';

/**
 * Who agrees is counted from the page on which they do. Of who refuses later nothing more is told, and what a tag manager
 * has started in the page ends with it: no other way undoes a script.
 */
export const followConsent = (consent: 'granted' | 'denied'): void => {
  if (consent === 'granted') tellPage();
  else if (window.dataLayer) location.reload();
};
