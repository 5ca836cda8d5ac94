import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { reasonOf, type Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createCircuit } from './circuit.ts';
import { fetchAnswer, type HostAnswer } from './fetchAnswer.ts';
import { HostFailure } from './hostFailure.ts';
import { answerResponse, failureResponse } from './hostResponse.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { hostLimits } from './limits.ts';
import { unlessAborted } from './unlessAborted.ts';

/** Somebody else's content host: the server's only way to it. */
export interface ContentHost {
  /**
   * Asks for a path of the content wire, below the base of an API: `/fr/content/8/shows?offset=0`. The answer is JSON, or a
   * refusal of the contract: 404, 400, or 503 where the host is away. `if-none-match` may get a 304.
   * @throws the signal's reason once it is aborted, and nothing else
   */
  ask: (path: string, init?: { signal?: AbortSignal; headers?: HeadersInit }) => Promise<Response>;
}

interface ContentHostOptions {
  settings: Pick<Settings, 'contentApiUrl' | 'contentRouter' | 'contentStale'>;
  clock: Clock;
  log: Log;
  metrics?: Pick<Metrics, 'hostCalls'> | null;
}

/** The resource's name in a path of the wire: `/fr/content/8/shows/12` → `shows`. Nothing asks for others. */
const resource = /^(?:\/[a-z]{2})?(?:\/content\/\d+)?\/([a-z-]+)/;

/** The way of a page, which hosts may name differently (LDR-01). */
const router = /^((?:\/[a-z]{2})?)\/router(?=[/?]|$)/;
/** API-05 */
const draft = /[?&](preview|ptok)=/;
/** TKT-09: seats are live. */
const live = /\/shows\/[^/?]+\/programmations(\?|$)/;

/** The address of a path of the wire; null if it leads elsewhere, or is too long for a question. */
const addressOf = (base: string, path: string, ownRouter: string): URL | null => {
  const address = base + path.replace(router, `$1/${ownRouter}`);
  if (!path.startsWith('/') || address.length > hostLimits.address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.href.startsWith(`${new URL(base).href.replace(/\/$/, '')}/`) ? url : null;
};

/** The host that the settings name; null without one. */
export const createContentHost = ({
  settings,
  clock,
  log,
  metrics = null,
}: ContentHostOptions): ContentHost | null => {
  const { contentApiUrl: base, contentRouter, contentStale: stale } = settings;
  if (base === null) return null;
  const ask = createKeptAnswers({ clock, stale });
  const circuit = createCircuit({
    clock,
    onOpen: () => log.warn('host.away'),
    onClose: () => log.info('host.back'),
  });

  const tell = (path: string, failure: HostFailure): void => {
    const { code, status, message, cause } = failure;
    const reason = cause === undefined ? message : `${message}: ${reasonOf(cause)}`;
    log.warn('host.failed', { call: path.replace(/\?.*$/s, ''), code, status, reason });
  };

  const fetchOnce = async (
    url: URL,
    path: string,
    validators: Record<string, string>,
  ): Promise<HostAnswer> => {
    if (!circuit.take()) throw new HostFailure('resting', 'It has failed, and is not asked for a while');
    const end = metrics?.hostCalls.startTimer({ resource: resource.exec(path)?.[1] ?? 'other' });
    try {
      const answer = await fetchAnswer(url, { accept: 'application/json', ...validators });
      circuit.worked();
      end?.({ outcome: 'answered' });
      return answer;
    } catch (caught) {
      end?.({ outcome: caught instanceof HostFailure ? caught.code : 'failed' });
      if (caught instanceof HostFailure) tell(path, caught);
      if (caught instanceof HostFailure && caught.isRefusal) circuit.worked();
      else circuit.failed(url.pathname);
      throw caught;
    }
  };

  const answerOf = async (path: string): Promise<HostAnswer> => {
    const url = addressOf(base, path, contentRouter);
    if (url === null) return { status: 404, headers: {}, body: new Uint8Array() };
    if (draft.test(path)) return fetchOnce(url, path, {});
    return ask({
      key: url.href,
      isLive: live.test(path),
      fetch: (validators) => fetchOnce(url, path, validators),
    });
  };

  return {
    ask: async (path, { signal, headers } = {}) => {
      try {
        const answer = await unlessAborted(answerOf(path), signal);
        return answerResponse(answer, new Headers(headers).get('if-none-match'));
      } catch (caught) {
        if (caught instanceof HostFailure) return failureResponse(caught);
        throw caught;
      }
    },
  };
};
