import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const prefix = 'chapiteau_';

/** Upper bounds of the durations' buckets, in seconds: from an answer out of memory to the longest wait for a turn. */
const durations = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
/** Upper bounds of a search's buckets, in units of work (docs/decisions/046). */
const units = [1e3, 1e4, 1e5, 1e6, 1e7];

/** The numbers of one process, in Prometheus' terms (OPS-30). No label comes from a visitor. */
export type Metrics = ReturnType<typeof createMetrics>;

/** A figure that is read when somebody asks for the metrics. */
interface Reading {
  name: string;
  help: string;
  /** The name of its only label; without one the reading is one number, called ''. */
  label?: string;
  /** Values by the label's value. */
  read: () => Promise<Readonly<Record<string, number>>> | Readonly<Record<string, number>>;
}

export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix });
  return {
    /** @returns the text of the exposition format */
    write: () => registry.metrics(),
    contentType: registry.contentType,
    requests: new Counter({
      name: `${prefix}http_requests_total`,
      help: 'Answered requests; refusal is the error code of the answer, prepared whether it came from memory.',
      labelNames: ['route', 'method', 'status', 'refusal', 'prepared'],
      registers,
    }),
    durations: new Histogram({
      name: `${prefix}http_request_duration_seconds`,
      help: 'From the arrival of a request to the end of its answer.',
      labelNames: ['route', 'method'],
      buckets: durations,
      registers,
    }),
    searches: new Histogram({
      name: `${prefix}search_work_units`,
      help: 'Work of a search from outside, in units.',
      buckets: units,
      registers,
    }),
    hostCalls: new Histogram({
      name: `${prefix}content_host_call_seconds`,
      help: "Calls of somebody else's content host, by the resource of the wire; outcome is answered, or the failure's code.",
      labelNames: ['resource', 'outcome'],
      buckets: durations,
      registers,
    }),
    /** Adds a figure of another part of the server. */
    addReading: ({ name, help, label, read }: Reading): void => {
      const gauge = new Gauge({
        name: prefix + name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        collect: async () => {
          gauge.reset();
          // Without an answer, as from a database that is away, the figure is missing, and the others are there.
          const figures = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          for (const [value, figure] of Object.entries(figures))
            gauge.set(label === undefined ? {} : { [label]: value }, figure);
        },
      });
    },
  };
};
