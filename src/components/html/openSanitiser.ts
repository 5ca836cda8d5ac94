import { untilThere } from '#src/browser/untilThere.ts';

const fetchSanitiser = () => import('./sanitise.client.ts');
type Sanitiser = Awaited<ReturnType<typeof fetchSanitiser>>;

let opening: Promise<Sanitiser> | null = null;
let awaited: Promise<Sanitiser> | null = null;

/** Fetches the browser's sanitiser, once. @throws where it does not come; it can be asked for again */
export const openSanitiser = (): Promise<Sanitiser> => {
  opening ??= fetchSanitiser().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};

/** The same for what is drawn, which waits for it: the one promise, as React's `use` wants it. */
export const awaitSanitiser = (): Promise<Sanitiser> => (awaited ??= untilThere(openSanitiser));
