import { useSyncExternalStore } from 'react';
import { createSafeStorage } from '#src/storage/safeStorage.ts';

const key = 'city';
const storage = createSafeStorage(() => localStorage);

/** Stores the visitor's city, to offer it the next time. */
export const rememberCity = (city: string): void => storage.set(key, city);

const never = () => () => {};
const read = (): string | null => storage.get(key);

/** The visitor's last city; null without one, on the server and during hydration. */
export const useRememberedCity = (): string | null => useSyncExternalStore(never, read, () => null);
