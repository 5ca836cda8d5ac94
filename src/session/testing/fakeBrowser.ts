import { QueryClient } from '@tanstack/react-query';
import { createMemberSession } from '../memberSession.ts';
import type { Channel } from '../tabs.ts';
import { createFakeCookieJar, type FakeCookieJar, type FakeDocumentCookie } from './fakeCookieJar.ts';
import type { FakeMember, FakeMemberServer } from './fakeMemberServer.ts';

/** Web Storage in memory. */
export const createFakeStorage = (entries: Record<string, string> = {}): Storage => {
  const values = new Map(Object.entries(entries));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};

/** Storage that is forbidden. */
export const forbiddenStorage = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

/**
 * The channel between the tabs of one browser.
 * @param deliver at once, unless told otherwise
 */
export const createFakeHub = (deliver: (message: () => void) => void = (message) => message()) => {
  const tabs: EventTarget[] = [];
  return (): Channel => {
    const tab = new EventTarget();
    tabs.push(tab);
    return {
      addEventListener: tab.addEventListener.bind(tab),
      postMessage: (data) => {
        for (const other of tabs)
          if (other !== tab)
            deliver(() => other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
      },
    };
  };
};

const isIfAvailable = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'ifAvailable' in options && options.ifAvailable === true;

/** One at a time, as Web Locks do. */
export const createFakeLocks = (): Pick<LockManager, 'request'> => {
  const lock = { name: 'fake', mode: 'exclusive' } as const;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    request: async (_name: string, options: unknown, work?: unknown) => {
      const begin = typeof options === 'function' ? options : work;
      if (typeof begin !== 'function') return undefined;
      if (isIfAvailable(options) && waiting > 0) return begin(null);
      waiting += 1;
      const mine = last.then(() => begin(lock)).finally(() => (waiting -= 1));
      last = mine.catch(() => {});
      return mine;
    },
  };
};

/** A document that is looked at, with the cookies of its browser. */
class FakeDocument extends EventTarget {
  visibilityState = 'visible';
  readonly #cookies: FakeDocumentCookie;
  constructor(cookies: FakeDocumentCookie) {
    super();
    this.#cookies = cookies;
  }
  get cookie(): string {
    return this.#cookies.cookie;
  }
  set cookie(text: string) {
    this.#cookies.cookie = text;
  }
}

interface FakeTab {
  server: FakeMemberServer;
  /** Of the tab, and of the browser. */
  storage: () => Storage;
  shared: () => Storage;
  cookies?: FakeCookieJar;
  /** Of the page. */
  address?: string;
  channel?: Channel | null;
  locks?: Pick<LockManager, 'request'> | undefined;
  /** How far the device's clock is ahead of the server's, in ms. */
  deviceAhead?: number;
  /** What happens while the tab waits. */
  meanwhile?: () => void;
}

/** A tab with a member's session, on a fake server. */
export const openFakeTab = ({
  server,
  storage,
  shared,
  cookies = createFakeCookieJar(server.now),
  address = 'https://chapiteau.test/en/profile',
  channel = null,
  locks,
  deviceAhead = 0,
  meanwhile = () => {},
}: FakeTab) => {
  const left: string[] = [];
  const window = Object.assign(new EventTarget(), { location: { protocol: new URL(address).protocol } });
  const document = new FakeDocument(cookies.at(address));
  const queryClient = new QueryClient();
  let ahead = deviceAhead;
  const device = () => server.now() + ahead;
  const memberSession = createMemberSession({
    browser: {
      window,
      document,
      tabStorage: storage,
      sharedStorage: shared,
      channel,
      locks,
      fetch: server.fetch,
      device,
      wait: async () => meanwhile(),
      jitter: 1,
    },
    queryClient,
    memberApiUrl: '/api/member',
    clockAhead: 0,
    onSignedOut: (reason) => left.push(reason),
  });
  return {
    memberSession,
    left,
    cookies,
    queryClient,
    window,
    document,
    value: () => memberSession.session.getSnapshot().value,
    /** What was resumed and no control has taken yet. */
    pendingIntent: () =>
      memberSession.session.getSnapshot().children.interruptedAct?.getSnapshot().context.intent ?? null,
    /** A login as the login machine and its screen do it. */
    logIn: (member?: FakeMember) =>
      memberSession.session.send({
        type: 'login.verified',
        memberId: memberSession.begin(server.logIn(member)),
      }),
    /** Somebody sets the device's clock, so many ms on or back. */
    setClock: (by: number): void => {
      ahead += by;
    },
  };
};

/**
 * A browser on a fake server: its tabs share the storage of the browser, its cookies, a channel and a lock, but not the
 * storage of the tab.
 */
export const createFakeBrowser = (server: FakeMemberServer) => {
  const [hub, shared, locks] = [createFakeHub(), createFakeStorage(), createFakeLocks()];
  const cookies = createFakeCookieJar(server.now);
  return {
    cookies,
    /** Somebody else on the channel, who hears everything from now on and may say anything. */
    stranger: () => {
      const channel = hub();
      const heard: unknown[] = [];
      channel.addEventListener('message', ({ data }) => heard.push(data));
      return { heard, say: (message: unknown): void => channel.postMessage(message) };
    },
    /** @param storage a copy, as of a tab that is duplicated; or that of a tab that is loaded anew */
    open: (storage: Storage = createFakeStorage()) => ({
      ...openFakeTab({
        server,
        cookies,
        locks,
        storage: () => storage,
        shared: () => shared,
        channel: hub(),
      }),
      storage,
    }),
  };
};
