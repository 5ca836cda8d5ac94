import { createSafeStorage } from './safeStorage.ts';

const seenKey = 'cookieSeen';
const seenValue = 'shown';
const consentKey = 'consent';
const granted = 'granted';

/** The visitor's answer to the cookie banner: markers `cookieSeen` and `consent` (LAY-24…LAY-26). */
export interface KeptConsent {
  wasAsked: () => boolean;
  /** Whether the site may report the visit: only with consent, as of now, in any tab. */
  isGranted: () => boolean;
  keep: (consent: 'granted' | 'denied') => void;
}

export const keptConsent = (storage: () => Storage): KeptConsent => {
  const kept = createSafeStorage(storage);
  return {
    wasAsked: () => kept.get(seenKey) === seenValue,
    isGranted: () => kept.get(seenKey) === seenValue && kept.get(consentKey) === granted,
    keep: (consent) => {
      kept.set(seenKey, seenValue);
      kept.set(consentKey, consent);
    },
  };
};
