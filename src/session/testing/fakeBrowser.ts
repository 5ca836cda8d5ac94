import { QueryClient } from '@tanstack/react-query';
import { createMemberSession, seekSession, type Browser } from '../memberSession.ts';
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
 * @param deliver by default at once
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

/** One at a time, like Web Locks. */
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

/** A visible document, with the cookies of its browser. */
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
  /** Called while the tab waits. */
  meanwhile?: () => void;
}

/** The browser's services for a tab. */
const surround = ({
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
  const window = Object.assign(new EventTarget(), { location: { protocol: new URL(address).protocol } });
  const document = new FakeDocument(cookies.at(address));
  let ahead = deviceAhead;
  const browser: Browser = {
    window,
    document,
    tabStorage: storage,
    sharedStorage: shared,
    channel,
    locks,
    fetch: server.fetch,
    device: () => server.now() + ahead,
    wait: async () => meanwhile(),
    jitter: 1,
  };
  return {
    server,
    cookies,
    window,
    document,
    browser,
    /** Sets the device's clock, so many ms on or back. */
    setClock: (by: number): void => {
      ahead += by;
    },
  };
};

const beginTab = ({ server, browser, ...tab }: ReturnType<typeof surround>) => {
  const left: string[] = [];
  const queryClient = new QueryClient();
  const memberSession = createMemberSession({
    browser,
    queryClient,
    memberApiUrl: '/api/member',
    clockAhead: 0,
    onSignedOut: (reason) => left.push(reason),
  });
  return {
    ...tab,
    memberSession,
    left,
    queryClient,
    value: () => memberSession.session.getSnapshot().value,
    /** The resumed act that no control has taken yet. */
    pendingIntent: () =>
      memberSession.session.getSnapshot().children.interruptedAct?.getSnapshot().context.intent ?? null,
    /** A login like that of the login machine and its screen. */
    logIn: (memberId: FakeMember = 'camille') => {
      memberSession.begin(server.logIn(memberId), memberId);
      memberSession.session.send({ type: 'login.verified', memberId });
    },
    /** The same, of a host that has to be asked whose tokens they are. */
    enter: async (member?: FakeMember) => {
      const pair = server.logIn(member);
      const memberId = await memberSession.whoIs(pair);
      memberSession.begin(pair, memberId);
      memberSession.session.send({ type: 'login.verified', memberId });
    },
  };
};

/** A tab with a member's session, on a fake server. */
export const openFakeTab = (tab: FakeTab) => beginTab(surround(tab));

/**
 * A browser on a fake server: its tabs share the storage of the browser, its cookies, a channel and a lock, but not the
 * storage of the tab.
 */
export const createFakeBrowser = (server: FakeMemberServer) => {
  const [hub, shared, locks] = [createFakeHub(), createFakeStorage(), createFakeLocks()];
  const cookies = createFakeCookieJar(server.now);
  const tabOn = (storage: Storage, meanwhile?: () => void) => ({
    server,
    cookies,
    locks,
    storage: () => storage,
    shared: () => shared,
    channel: hub(),
    ...(meanwhile && { meanwhile }),
  });
  return {
    cookies,
    /** The tabs' common storage. */
    shared,
    /** A stranger on the channel, who hears everything from now on and may send anything. */
    stranger: () => {
      const channel = hub();
      const heard: unknown[] = [];
      channel.addEventListener('message', ({ data }) => heard.push(data));
      return { heard, say: (message: unknown): void => channel.postMessage(message) };
    },
    /** @param storage a copy, as for a duplicated tab; or that of a reloaded tab */
    open: (storage: Storage = createFakeStorage()) => ({
      ...openFakeTab(tabOn(storage)),
      storage,
    }),
    /**
     * A new tab, which asks the others first.
     * @param meanwhile called while they answer
     */
    openNew: async (meanwhile?: () => void) => {
      const storage = createFakeStorage();
      const tab = surround(tabOn(storage, meanwhile));
      await seekSession(tab.browser, 0);
      return { ...beginTab(tab), storage };
    },
  };
};
export type FakeBrowserTab = ReturnType<ReturnType<typeof createFakeBrowser>['open']>;
