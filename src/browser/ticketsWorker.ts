import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { ticketsWorker } from '#contract/settings/ticketsWorker.ts';

/** A browser may let only such values name a script. They are opaque to us, and go where text would. */
interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

const { script, policy } = ticketsWorker;
const scopes = languages.map((lang) => pairPath('my-tickets', lang));

let known: string | null = null;
/** A policy of one name is made once a document. */
const trustedScript = (): string => {
  const { trustedTypes }: { document: Document; trustedTypes?: Policies } = window;
  return (known ??=
    trustedTypes?.createPolicy(policy, { createScriptURL: () => script }).createScriptURL(script) ?? script);
};

const isOurs = ({ scope }: ServiceWorkerRegistration): boolean => scopes.includes(new URL(scope).pathname);

/** Whether the browser opens pages without a network: not over http, and not in some private windows. */
export const canOpenOffline = (): boolean => 'serviceWorker' in navigator;

/** Resolves once a worker has kept its page. @throws if it could not */
const isReady = ({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const coming = installing ?? waiting;
    if (!coming) return active ? resolve() : reject(new Error('The worker is gone'));
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The page could not be kept'));
    });
  });

/** One tab at a time: a worker that one tab opens while another closes it would stay with its page. */
const inTurn = (work: () => Promise<void>): Promise<void> => navigator.locks.request(script, work);

const open = async (): Promise<void> => {
  const opened = scopes.map((scope) => navigator.serviceWorker.register(trustedScript(), { scope }));
  for (const registration of await Promise.all(opened)) await isReady(registration);
};

const close = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const registration of registrations.filter(isOurs)) await registration.unregister();
  for (const scope of scopes) await caches.delete(`tickets:${scope}`);
};

/** Keeps the page of the tickets in each language, or looks for a newer worker. @throws if it cannot be kept */
export const openTicketsWorker = (): Promise<void> => inTurn(open);

/** Removes the workers and the pages that they kept. */
export const closeTicketsWorker = async (): Promise<void> => {
  if (canOpenOffline()) await inTurn(close);
};

/** Opens the workers, or closes them, as is right once it is this tab's turn. */
export const tendTicketsWorker = (areTicketsKept: () => boolean): Promise<void> =>
  inTurn(() => (areTicketsKept() ? open() : close()));
