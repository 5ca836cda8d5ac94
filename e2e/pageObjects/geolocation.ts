import type { Page } from '@playwright/test';

/** A browser's knowledge of its position; `code` is a failure's. */
type Told = { latitude: number; longitude: number } | { code: number };

/** Replaces the browser's geolocation by one that answers on command; without it the browser has none. */
export const holdGeolocation = (page: Page, isSupported: boolean): Promise<void> =>
  page.evaluate((isThere) => {
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (located, failed) => {
      const hear = (event: Event): void => {
        if (!(event instanceof CustomEvent)) return;
        const told = event.detail;
        if ('code' in told) failed?.(told);
        else located({ coords: told, timestamp: 0, toJSON: () => told });
      };
      addEventListener('held:geolocation', hear, { once: true });
    };
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: isThere ? { getCurrentPosition } : undefined,
    });
  }, isSupported);

/** Lets it answer. */
export const tellGeolocation = (page: Page, told: Told): Promise<unknown> =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('held:geolocation', { detail })), told);
