/**
 * All that is ever told of a visit (ANA-01): paths without queries, and shows. Never who somebody is, nor what they typed.
 */
export type VisitEvent =
  | { event: 'pageview'; path: string; title: string }
  | { event: 'show.reserved' | 'show.cancelled' | 'tickets.opened' | 'show.shared'; path: string };

const name = 'chapiteau:visit';

declare global {
  interface DocumentEventMap {
    [name]: CustomEvent<VisitEvent>;
  }
}

/** Says what has happened. Whether anybody may hear of it is not the teller's business. */
const tell = (happened: () => VisitEvent): void => {
  if (typeof document === 'undefined') console.warn('Not in browser');
  else document.dispatchEvent(new CustomEvent(name, { detail: happened() }));
};

/** The page that is on screen. */
export const tellPage = (): void =>
  tell(() => ({ event: 'pageview', path: location.pathname, title: document.title }));

/** What somebody has done on the page that is on screen. */
export const tellAct = (event: Exclude<VisitEvent['event'], 'pageview'>): void =>
  tell(() => ({ event, path: location.pathname }));

export const onVisit = (hear: (what: VisitEvent) => void): void =>
  document.addEventListener(name, ({ detail }) => hear(detail));
