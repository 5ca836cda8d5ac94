import { tellPage } from './visitEvent.ts';

/**
 * Counts a visitor from the page of their consent on. After a refusal it reports nothing more, and reloads the page to end
 * the scripts of a tag manager: there is no other way to undo a script.
 */
export const followConsent = (consent: 'granted' | 'denied'): void => {
  if (consent === 'granted') tellPage();
  else if (window.dataLayer) location.reload();
};
