import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

interface HostedIndex {
  settings: Record<string, unknown>;
  rules: string[];
  synonyms: Record<string, unknown>[];
  records: Map<string, Record<string, unknown>>;
}

interface Rules {
  appId: string;
  adminKey: string;
  /** Accepted for searches only. */
  searchKey: string;
  /**
   * Status of a failure instead of an answer; by the request (`POST /1/indexes/shows/batch`) and the number of earlier ones
   * like it.
   */
  fails?: (line: string, before: number) => number | null;
}

const record = v.looseObject({ objectID: v.string() });
const batchBody = v.object({
  requests: v.array(v.object({ action: v.literal('addObject'), body: record })),
});
const operationBody = v.object({
  operation: v.picklist(['copy', 'move']),
  destination: v.string(),
  scope: v.optional(v.array(v.picklist(['settings', 'rules', 'synonyms']))),
});
const settingsBody = v.record(v.string(), v.unknown());
const synonymsBody = v.array(record);

class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const emptyIndex = (): HostedIndex => ({ settings: {}, rules: [], synonyms: [], records: new Map() });

/**
 * A server with the behaviour of the hosted service's documented API: a write is a task, done only after a question about it;
 * operations on a missing index are ignored; errors are `{message, status}`.
 */
export const startHostedService = async ({ appId, adminKey, searchKey, fails = () => null }: Rules) => {
  const indexes = new Map<string, HostedIndex>();
  const tasks = new Map<number, { isAsked: boolean; work: () => void }>();
  const seen: string[] = [];

  const judge = ({ headers }: IncomingMessage): void => {
    const key = headers['x-algolia-api-key'];
    if (headers['x-algolia-application-id'] !== appId || (key !== adminKey && key !== searchKey))
      throw new ServiceError(403, 'Invalid Application-ID or API key');
    if (key !== adminKey) throw new ServiceError(403, 'Method not allowed with this API key');
  };
  const addTask = (work: () => void) => {
    const taskID = tasks.size + 1;
    tasks.set(taskID, { isAsked: false, work });
    return { taskID, updatedAt: '2027-06-15T16:00:00Z' };
  };
  const open = (name: string): HostedIndex => {
    const known = indexes.get(name) ?? emptyIndex();
    indexes.set(name, known);
    return known;
  };
  const askTask = (id: number) => {
    const task = tasks.get(id);
    if (!task) throw new ServiceError(404, 'ObjectID does not exist');
    if (task.isAsked) {
      task.work();
      task.work = () => undefined;
    }
    const status = task.isAsked ? 'published' : 'notPublished';
    task.isAsked = true;
    return { status, pendingTask: status !== 'published' };
  };
  const operate = (name: string, { operation, destination, scope }: v.InferOutput<typeof operationBody>) =>
    addTask(() => {
      const source = indexes.get(name);
      if (!source) return;
      if (operation === 'move') {
        indexes.set(destination, source);
        indexes.delete(name);
      } else if (scope?.includes('rules')) open(destination).rules = [...source.rules];
    });

  const answer = (line: string, body: unknown): object => {
    const [method = '', path = ''] = line.split(' ');
    const [, , , name = '', kind = '', id = ''] = path.split('/').map(decodeURIComponent);
    switch (`${method} ${kind}`) {
      case 'PUT settings':
        return addTask(() => {
          open(name).settings = v.parse(settingsBody, body);
        });
      case 'POST synonyms':
        return addTask(() => {
          open(name).synonyms = v.parse(synonymsBody, body);
        });
      case 'POST batch':
        return addTask(() => {
          for (const request of v.parse(batchBody, body).requests)
            open(name).records.set(request.body.objectID, request.body);
        });
      case 'POST operation':
        return operate(name, v.parse(operationBody, body));
      case 'GET task':
        return askTask(Number(id));
      case 'DELETE ':
        // At once: a client that removes an index does not check the result.
        indexes.delete(name);
        return addTask(() => undefined);
      default:
        throw new ServiceError(404, 'Path not found');
    }
  };

  const server = createServer((incoming, outgoing) => {
    const respond = (status: number, body: object): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const line = `${incoming.method} ${incoming.url?.split('?')[0] ?? ''}`;
    void text(incoming).then((sent) => {
      try {
        judge(incoming);
        const kind = line.split('/').at(4) ?? '';
        const alike = seen.filter((one) => (one.split('/').at(4) ?? '') === kind).length;
        seen.push(line);
        const failure = fails(line, alike);
        if (failure !== null) throw new ServiceError(failure, 'Try again');
        respond(200, answer(line, sent === '' ? {} : JSON.parse(sent)));
      } catch (caught) {
        const status = caught instanceof ServiceError ? caught.status : 400;
        respond(status, { message: caught instanceof Error ? caught.message : '', status });
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port');
  return {
    /** `127.0.0.1:4711` */
    host: `127.0.0.1:${address.port}`,
    indexes,
    seen,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
