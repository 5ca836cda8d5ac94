import type { VersionWatch } from './version.ts';

/** Reads something once for each version of the data; a failed reading is tried again. */
export const perVersion = <Value>(
  version: Pick<VersionWatch, 'look'>,
  read: () => Promise<Value>,
): (() => Promise<Value>) => {
  let known: { version: number; value: Promise<Value> } | null = null;
  return async () => {
    const at = await version.look();
    if (known?.version === at) return known.value;
    const reading = { version: at, value: read() };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = null;
    });
    return reading.value;
  };
};
