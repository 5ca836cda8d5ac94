import type { Page, Request, Route } from '@playwright/test';

/** Calls of the page that wait until a walk says what becomes of them. */
export interface HeldCalls {
  /** The next call that was made and is not answered; waits for it. */
  next: () => Promise<Route>;
  /** How many calls have been made. */
  count: () => number;
  /** Holds nothing more: what waits goes to the server. */
  release: () => Promise<void>;
}

/** Holds every call that `isHeld` knows, in the order in which they are made. */
export const holdCalls = async (page: Page, isHeld: (request: Request) => boolean): Promise<HeldCalls> => {
  const waiting: Route[] = [];
  const asking: ((route: Route) => void)[] = [];
  let count = 0;
  let isReleased = false;
  await page.route('**/*', (route) => {
    if (!isHeld(route.request())) return route.fallback();
    count += 1;
    if (isReleased) return route.continue();
    const asked = asking.shift();
    if (asked) asked(route);
    else waiting.push(route);
    return undefined;
  });
  return {
    next: () => {
      const route = waiting.shift();
      return route ? Promise.resolve(route) : new Promise((resolve) => asking.push(resolve));
    },
    count: () => count,
    release: async () => {
      isReleased = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
};

/** A call to the member API: its verb and its path below `/v1`. */
export const memberCall =
  (method: string, path: RegExp) =>
  (request: Request): boolean =>
    request.method() === method && path.test(new URL(request.url()).pathname.replace('/api/member/v1', ''));

const json = (status: number, code: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ error: { code, message: '…' } }),
});

/** The server says no, as it would. */
export const refuse = (route: Route, status: number, code: string): Promise<void> =>
  route.fulfill(json(status, code));

/** Everything that keeps an answer from coming as it should; each may have happened after the server did its work. */
export const faults: readonly { says: string; befall: (route: Route) => Promise<void> }[] = [
  { says: '500', befall: (route) => route.fulfill(json(500, 'internal')) },
  {
    says: '503',
    befall: (route) => route.fulfill({ ...json(503, 'internal'), headers: { 'retry-after': '5' } }),
  },
  { says: 'timeout', befall: (route) => route.abort('timedout') },
  { says: 'offline', befall: (route) => route.abort('internetdisconnected') },
  { says: 'connection reset', befall: (route) => route.abort('connectionreset') },
  {
    says: 'HTML instead of JSON',
    befall: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  {
    says: 'truncated JSON',
    befall: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"uu' }),
  },
];

/** A fault by number, so that many walks meet all of them. */
export const faultOf = (number: number) => {
  const fault = faults[number % faults.length];
  if (!fault) throw new Error('There are no faults');
  return fault;
};
