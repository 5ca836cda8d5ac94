import { longestRetryAfter } from '#contract/settings/retry.ts';
import { second } from '#contract/settings/time.ts';
import { isBrowserOnline } from './browserOnline.ts';
import { ContentError, type ContentErrorCode } from './contentError.ts';
import { contentSettings } from './requestSettings.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
export type WriteLog = (event: string, details: object) => void;

/** The clock of retries; tests use their own. */
export interface Timing {
  /** The time limit of a try, in milliseconds. */
  timeout: number;
  /** @throws the signal's reason once it is aborted */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
  /** Whether there may be a network. Without one there is no silent retry: the screen says so at once. */
  isOnline: () => boolean;
}

export const realTiming: Timing = {
  timeout: contentSettings.timeout,
  pause: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          reject(signal.reason);
        },
        { once: true },
      );
    }),
  random: Math.random,
  isOnline: isBrowserOnline,
};

interface RequestOptions {
  fetch: Fetch;
  log: WriteLog;
  /** Further tries after the first. */
  retries: number;
  timing: Timing;
}

/** GETs an address and reads its JSON. @throws ContentError */
export type Request = (url: string, signal?: AbortSignal) => Promise<unknown>;

const codeOf = (status: number): ContentErrorCode => {
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'invalid';
};

/** Turns a Retry-After, in seconds or as a date, into seconds, capped; null if it is missing or unreadable. */
const readRetryAfter = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), longestRetryAfter / second);
};

/** An address without its query, which may have a preview's token. */
export const callOf = (url: string): string => url.replace(/\?.*$/s, '');

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError';

const readJson = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentError('malformed', { status, cause });
  }
};

/**
 * Asks with a timeout, and again after a pause while the host is unavailable: full jitter, or its Retry-After if that is
 * short enough for a silent wait.
 */
export const createRequest = ({ fetch, log, retries, timing }: RequestOptions): Request => {
  const tryOnce = async (url: string, signal?: AbortSignal): Promise<unknown> => {
    const timeout = AbortSignal.timeout(timing.timeout);
    const { response, text } = await (async () => {
      try {
        const response = await fetch(url, {
          headers: { accept: 'application/json' },
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        return { response, text: await response.text() };
      } catch (cause) {
        throw new ContentError('unavailable', { cause });
      }
    })();
    const { ok, status, headers } = response;
    if (!ok)
      throw new ContentError(codeOf(status), {
        status,
        retryAfter: readRetryAfter(headers.get('retry-after')),
        requestId: headers.get('x-request-id'),
      });
    return readJson(text, status);
  };

  /** Milliseconds until the next try; null to give up, as after a timeout: that was wait enough. */
  const pauseAfter = (failure: unknown, tries: number): number | null => {
    const longest = tries <= retries ? contentSettings.retryPauses[tries - 1] : undefined;
    if (longest === undefined || !(failure instanceof ContentError) || failure.code !== 'unavailable')
      return null;
    if (isTimeout(failure.cause) || !timing.isOnline()) return null;
    if (failure.retryAfter === null) return timing.random() * longest;
    const asked = failure.retryAfter * second;
    return asked <= contentSettings.silentWait ? asked : null;
  };

  return async (url, signal) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryOnce(url, signal);
      } catch (failure) {
        signal?.throwIfAborted();
        const pause = pauseAfter(failure, tries);
        if (pause === null) {
          if (failure instanceof ContentError && failure.code !== 'not-found')
            log('content.failed', { call: callOf(url), code: failure.code, status: failure.status, tries });
          throw failure;
        }
        await timing.pause(pause, signal);
      }
    }
  };
};
