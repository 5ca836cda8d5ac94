import type { Page } from '@playwright/test';

/** What a browser knows of its place; `code` is that of a failure. */
type Told = { latitude: number; longitude: number } | { code: number };

/** Stands in for the browser's knowledge of its place, which answers when it is told to; without it the browser has none. */
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
