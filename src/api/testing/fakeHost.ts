import type { Timing } from '../request.ts';

/** For tests: what a host does when it is asked; `url` is the whole address where the asker knows it. */
export type Reaction = (init: RequestInit | undefined, url?: string) => Response | Promise<Response>;

export const json =
  (body: unknown): Reaction =>
  () =>
    Response.json(body);
export const text =
  (body: string, contentType = 'text/html'): Reaction =>
  () =>
    new Response(body, { headers: { 'content-type': contentType } });
export const status =
  (code: number, headers: Record<string, string> = {}): Reaction =>
  () =>
    Response.json({ error: { code: 'x', message: 'x' } }, { status: code, headers });
export const offline: Reaction = () => Promise.reject(new TypeError('fetch failed'));
/** Ends only with the caller's abort or timeout. */
export const silent: Reaction = (init) =>
  new Promise((_, reject) => {
    const signal = init?.signal;
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** For tests: a host with these reactions in turn, the last one repeated; it remembers its requests. */
export const hostOf = (...reactions: Reaction[]) => {
  const calls: string[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const reaction = reactions[Math.min(calls.length, reactions.length - 1)];
    calls.push(url);
    if (reaction === undefined) throw new TypeError('no reaction');
    return reaction(init);
  };
  return { calls, fetch };
};

/** For tests: pauses without duration, which it remembers, and the longest jitter. */
export const timingOf = (timeout = 10_000) => {
  const pauses: number[] = [];
  const timing: Timing = {
    timeout,
    random: () => 1,
    isOnline: () => true,
    pause: async (ms) => {
      pauses.push(ms);
    },
  };
  return { pauses, timing };
};

/** For tests: a readable log. */
export const logOf = () => {
  const lines: [string, object][] = [];
  return { lines, log: (event: string, details: object) => void lines.push([event, details]) };
};
