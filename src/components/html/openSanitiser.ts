import { untilThere } from '#src/browser/untilThere.ts';

const fetchSanitiser = () => import('./sanitise.client.ts');
type Sanitiser = Awaited<ReturnType<typeof fetchSanitiser>>;

let opening: Promise<Sanitiser> | null = null;
let awaited: Promise<Sanitiser> | null = null;

/** Fetches the browser's sanitiser, once. @throws if that fails; a later call tries again */
export const openSanitiser = (): Promise<Sanitiser> => {
  opening ??= fetchSanitiser().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};

/** The same for components, which wait for it: one promise, for React's `use`. */
export const awaitSanitiser = (): Promise<Sanitiser> => (awaited ??= untilThere(openSanitiser));
