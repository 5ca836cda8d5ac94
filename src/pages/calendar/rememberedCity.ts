import { useSyncExternalStore } from 'react';
import { createSafeStorage } from '#src/storage/safeStorage.ts';

const key = 'city';
const storage = createSafeStorage(() => localStorage);

/** Keeps the city that the visitor has chosen, to offer it the next time. */
export const rememberCity = (city: string): void => storage.set(key, city);

const never = () => () => {};
const read = (): string | null => storage.get(key);

/** The city that the visitor chose last; null before any, on the server and while the browser takes over its HTML. */
export const useRememberedCity = (): string | null => useSyncExternalStore(never, read, () => null);
