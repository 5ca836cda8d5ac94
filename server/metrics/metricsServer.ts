import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Serves `/metrics`, and nothing else, on a port of its own (OPS-31): everybody who reaches it may read it. */
export const createMetricsServer = ({
  write,
  contentType,
}: Pick<Metrics, 'write' | 'contentType'>): Server => {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics' || incoming.method !== 'GET') {
      outgoing.writeHead(404, plain).end('Not Found');
      return;
    }
    write().then(
      (text) => outgoing.writeHead(200, { 'content-type': contentType }).end(text),
      () => outgoing.writeHead(503, plain).end('Service Unavailable'),
    );
  });
  // A stopping site does not wait for it.
  return server.unref();
};
