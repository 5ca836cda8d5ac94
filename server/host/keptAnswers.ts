import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { after } from './after.ts';
import type { HostAnswer } from './fetchAnswer.ts';
import { policyReader, type KeptPolicy } from './keptPolicy.ts';
import { hostLimits } from './limits.ts';

interface Kept {
  answer: HostAnswer;
  policy: KeptPolicy;
}

export interface Question {
  /** Names it among all. */
  key: string;
  /** Whether its answer is true at its moment only, unless the host says otherwise: seats are. */
  isLive: boolean;
  /** @throws HostFailure */
  fetch: (validators: Record<string, string>) => Promise<HostAnswer>;
}

interface KeptAnswersOptions {
  clock: Clock;
  /** How long an answer stands in for one that the host does not give, in seconds. */
  stale: number;
}

const notModified = 304;
const ok = 200;

const validatorsOf = ({
  headers: { etag, 'last-modified': modified },
}: KeptPolicy): Record<string, string> => ({
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(modified !== undefined && { 'if-modified-since': modified }),
});

/** RFC 9111 § 3.2: a 304 renews the headers, but for those of the body. */
const renew = ({ answer }: Kept, { headers }: HostAnswer): HostAnswer => {
  const told = Object.entries(headers).filter(([name]) => !name.startsWith('content-'));
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(told) } };
};

/**
 * The answers of a content host, kept as they say themselves and revalidated by their validators. While the host is away, the
 * last one stands in, without a wait. Simultaneous askers of one question share a request.
 */
export const createKeptAnswers = ({ clock, stale }: KeptAnswersOptions) => {
  const readPolicy = policyReader(clock);
  const kept = new LRUCache<string, Kept>({
    max: hostLimits.keptAnswers,
    maxSize: hostLimits.kept,
    sizeCalculation: ({ answer: { body } }) => hostLimits.entry + body.byteLength,
  });
  const running = new Map<string, Promise<HostAnswer>>();

  const refresh = async ({ key, isLive, fetch }: Question, known: Kept | undefined): Promise<HostAnswer> => {
    const told = await fetch(known ? validatorsOf(known.policy) : {});
    const answer = known && told.status === notModified ? renew(known, told) : told;
    const policy = readPolicy(answer, isLive);
    if (answer.status === ok && policy.isKept) kept.set(key, { answer, policy });
    else kept.delete(key);
    return answer;
  };

  const refreshOnce = (question: Question, known: Kept | undefined): Promise<HostAnswer> => {
    const { key } = question;
    const under = running.get(key);
    if (under) return under;
    const started = refresh(question, known).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };

  /** @throws HostFailure if the host does not answer, and no earlier answer may stand in */
  return async (question: Question): Promise<HostAnswer> => {
    const known = kept.get(question.key);
    if (known?.policy.isFresh()) return known.answer;
    const asking = refreshOnce(question, known);
    if (known === undefined || known.policy.staleFor() > stale) return asking;
    const earlier = known.answer;
    return Promise.race([asking.catch(() => earlier), after(hostLimits.patience, earlier)]);
  };
};
