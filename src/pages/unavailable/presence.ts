import type { PresenceHeard } from '#machines/unavailable/unavailable.machine.ts';

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The browser's window as a source of events. */
export interface PresenceWindow extends Listening {
  document: Listening & { hidden: boolean };
  navigator: { onLine: boolean };
}

/** Reports whether the page is visible and whether there is a network: now if either is missing, and at each change. */
export const listenToPresence = (
  window: PresenceWindow,
  send: (event: PresenceHeard) => void,
): (() => void) => {
  const { document, navigator } = window;
  const tellVisibility = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  const tellOffline = () => send({ type: 'went.offline' });
  const tellOnline = () => send({ type: 'went.online' });
  if (document.hidden) tellVisibility();
  if (!navigator.onLine) tellOffline();
  document.addEventListener('visibilitychange', tellVisibility);
  window.addEventListener('offline', tellOffline);
  window.addEventListener('online', tellOnline);
  return () => {
    document.removeEventListener('visibilitychange', tellVisibility);
    window.removeEventListener('offline', tellOffline);
    window.removeEventListener('online', tellOnline);
  };
};
