import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request for the wire: its path is not normalised. */
export interface Outgoing {
  /** GET by default. */
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answered {
  /** 0 if the connection ended without an answer. */
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** Of the body, as sent over the wire. */
  bytes: number;
  milliseconds: number;
}

/** Sends over kept connections, and reads each answer to its end. */
export const createSender = (origin: string): ((outgoing: Outgoing) => Promise<Answered>) => {
  const agent = new Agent({ keepAlive: true });
  return ({ method = 'GET', path, headers = {}, body }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const startedAt = performance.now();
    const tell = (status: number, received: Answered['headers'], bytes: number): void =>
      resolve({ status, headers: received, bytes, milliseconds: performance.now() - startedAt });
    const { hostname, port } = new URL(origin);
    request({ agent, hostname, port, method, path, headers }, (response) => {
      buffer(response).then(
        ({ byteLength }) => tell(response.statusCode ?? 0, response.headers, byteLength),
        reject,
      );
    })
      .on('error', () => tell(0, {}, 0))
      .end(body);
    return promise;
  };
};
