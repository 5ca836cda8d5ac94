import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as it goes over the wire: nothing of its path is tidied. */
export interface Outgoing {
  /** GET where it is left out. */
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answered {
  /** 0 where the connection ended without an answer. */
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** Of the body, as it came over the wire. */
  bytes: number;
  milliseconds: number;
}

/** Asks over kept connections, and reads each answer to its end. */
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
