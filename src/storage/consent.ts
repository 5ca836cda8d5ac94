import { createSafeStorage } from './safeStorage.ts';

const seenKey = 'cookieSeen';
const seenValue = 'shown';
const consentKey = 'consent';
const granted = 'granted';

/** What the visitor has answered to the cookie banner: markers `cookieSeen` and `consent` (LAY-24…LAY-26). */
export interface KeptConsent {
  wasAsked: () => boolean;
  /** Whether anything may be told of the visit: only who has agreed, and still does, in whichever tab. */
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
