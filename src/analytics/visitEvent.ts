/** All reports of a visit (ANA-01): paths without queries, and shows. Never a person, nor their input. */
export type VisitEvent =
  | { event: 'pageview'; path: string; title: string }
  | { event: 'show.reserved' | 'show.cancelled' | 'tickets.opened' | 'show.shared'; path: string };

const name = 'chapiteau:visit';

declare global {
  interface DocumentEventMap {
    [name]: CustomEvent<VisitEvent>;
  }
}

/** Emits an event. Its listeners check the consent. */
const tell = (happened: () => VisitEvent): void => {
  if (typeof document === 'undefined') console.warn('Not in browser');
  else document.dispatchEvent(new CustomEvent(name, { detail: happened() }));
};

/** Reports the page on screen. */
export const tellPage = (): void =>
  tell(() => ({ event: 'pageview', path: location.pathname, title: document.title }));

/** Reports an act on the page on screen. */
export const tellAct = (event: Exclude<VisitEvent['event'], 'pageview'>): void =>
  tell(() => ({ event, path: location.pathname }));

export const onVisit = (hear: (what: VisitEvent) => void): void =>
  document.addEventListener(name, ({ detail }) => hear(detail));
