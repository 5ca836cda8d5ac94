import { keptTicketsHere } from '#src/storage/keptTickets.ts';

/**
 * Looks after the worker of the tickets' page, if there is one: it is asked for a newer version as long as tickets are kept, and
 * removed with its page once they are gone (docs/decisions/062).
 */
export const tendTickets = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  if ((await navigator.serviceWorker.getRegistrations()).length === 0) return;
  const { tendTicketsWorker } = await import('#src/browser/ticketsWorker.ts');
  const tend = (): Promise<void> => tendTicketsWorker(() => keptTicketsHere.read() !== null);
  keptTicketsHere.watch(() => {
    if (keptTicketsHere.read() === null) tend().catch(() => {});
  });
  await tend();
};
