import { connect, type Socket } from 'node:net';
import { quantile } from './figure.ts';

/** The result of many parallel requests. */
export interface LoadResult {
  answers: number;
  perSecond: number;
  /** Milliseconds from request to the last byte of its answer. */
  p50: number;
  p99: number;
  longest: number;
  /** Answers that `isGood` refused, and broken connections. */
  errors: number;
  bytes: number;
}

interface LoadOptions {
  connections: number;
  /** Milliseconds after which no more is sent. */
  time: number;
  /** Checks an answer by its status line and headers. */
  isGood?: (head: string) => boolean;
}

const headEnd = '\r\n\r\n';
const bodyLength = (head: string): number =>
  Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? Number.NaN);

/** A prepared answer in the browsers' encoding. */
export const isBrotliOk = (head: string): boolean =>
  head.startsWith('HTTP/1.1 200') && /^content-encoding: *br\r?$/im.test(head);
export const isAnswered = (head: string): boolean => /^HTTP\/1\.1 [1-4]/.test(head);

/**
 * Requests paths, one after another on each of some kept connections, until they or the time run out. Answers are cut at
 * their content-length and not read any further, so that the load costs less than the measured server.
 */
export const load = async (
  origin: string,
  paths: Iterator<string>,
  { connections, time, isGood = isBrotliOk }: LoadOptions,
): Promise<LoadResult> => {
  const { hostname, port, host } = new URL(origin);
  const latencies: number[] = [];
  const total = { errors: 0, bytes: 0 };
  const started = performance.now();

  const connection = async (): Promise<void> => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    let head: Buffer = Buffer.alloc(0);
    let missing = -1;
    const ask = (): void => {
      const next =
        performance.now() - started < time ? paths.next() : { done: true as const, value: undefined };
      if (next.done) {
        socket.destroy();
        resolve();
        return;
      }
      asked = performance.now();
      head = Buffer.alloc(0);
      missing = -1;
      socket.write(
        `GET ${next.value} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
      );
    };
    const readHead = (chunk: Buffer): void => {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(headEnd);
      if (end === -1) return;
      const text = head.toString('latin1', 0, end);
      if (!isGood(text)) total.errors += 1;
      missing = bodyLength(text) - (head.length - end - headEnd.length);
      if (Number.isNaN(missing)) socket.destroy(new Error(`An answer without a length:\n${text}`));
    };
    socket.on('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      total.bytes += chunk.length;
      if (missing === -1) readHead(chunk);
      else missing -= chunk.length;
      if (missing !== 0) return;
      latencies.push(performance.now() - asked);
      ask();
    });
    socket.on('error', () => (total.errors += 1));
    socket.on('close', resolve);
    return promise;
  };

  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  return {
    answers: latencies.length,
    perSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    longest: quantile(latencies, 1),
    ...total,
  };
};

/** One path again and again. */
export function* always(path: string): Generator<string> {
  for (;;) yield path;
}
/** Paths in turn, as many as requested. */
export function* inTurn(paths: readonly string[], count: number): Generator<string> {
  for (let at = 0; at < count; at += 1) yield paths[at % paths.length] ?? '/';
}
