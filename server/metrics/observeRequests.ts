import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, requestIdHeader } from '../requestContext.ts';
import type { Metrics } from './metrics.ts';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Other methods are one: anybody can make up names. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The route of a request that no route has taken. */
const noRoute = 'none';

/** Gives each request its name (`X-Request-Id`) and counts it, if there are metrics. */
export const observeRequests =
  (listener: Listener, metrics: Pick<Metrics, 'requests' | 'durations'> | null): Listener =>
  (incoming, outgoing) =>
    inRequest((request) => {
      outgoing.setHeader(requestIdHeader, request.id);
      if (metrics) {
        const method = methods.has(incoming.method ?? '') ? (incoming.method ?? '') : 'other';
        const beganAt = performance.now();
        outgoing.once('close', () => {
          const route = request.route ?? noRoute;
          metrics.durations.observe({ route, method }, (performance.now() - beganAt) / 1_000);
          metrics.requests.inc({
            route,
            method,
            status: outgoing.statusCode,
            refusal: request.refusal,
            prepared: String(request.isPrepared),
          });
        });
      }
      listener(incoming, outgoing);
    });
