import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { host } from '#e2e/site/runningSite.ts';

/** A walk's identification of a call. */
export interface AskedCall {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
}
type Matches = (asked: AskedCall) => boolean;
type Headers = Readonly<Record<string, string>>;

/** A call that waits at the gate: exactly one of its methods decides its fate. */
export interface HeldCall extends AskedCall {
  /** Its body. */
  sent: () => Promise<string>;
  /** The real server answers. */
  pass: () => Promise<void>;
  /** The real server does its work, and the answer is lost: the connection breaks. */
  lose: () => Promise<void>;
  /** Answers in place of the server, which is not asked. */
  answer: (status: number, body: string, headers?: Headers) => Promise<void>;
  /** The connection breaks before the server has heard of it. */
  drop: () => Promise<void>;
}

/** Waiting calls, in order. */
export interface HeldCalls {
  /** The next one; waits for it. */
  next: () => Promise<HeldCall>;
  /** How many have been made. */
  count: () => number;
  /** Holds no more: waiting calls go to the server. */
  release: () => Promise<void>;
}

/** Between the browser and the real server: calls pass, unless a walk holds or changes them. */
export interface Gate {
  url: string;
  hold: (matches: Matches) => HeldCalls;
  /** Handles every such call, until the gate is cleared. */
  meet: (matches: Matches, befall: (call: HeldCall) => unknown) => void;
  /** Changes the JSON of the real answers, until the gate is cleared; the latest that matches wins. */
  edit: (matches: Matches, change: (json: unknown) => unknown) => void;
  /** Answers instead of the server every time, until the gate is cleared. */
  answer: (matches: Matches, status: number, body: string) => void;
  /** No answer has a time, until the gate is cleared: a late one must not set a page's clock. */
  hideTime: () => void;
  /** Everything passes unchanged again. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

interface GateAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A connection for each call: a server may give a kept one up just when it is reused. */
const agent = new Agent({ keepAlive: false });

/** Changes an answer's headers. */
type Tell = (headers: GateAnswer['headers']) => GateAnswer['headers'];

type IncomingCall = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const forward = async (target: string, { method, url, headers }: IncomingCall, body: Buffer) => {
  const outgoing = request(new URL(url ?? '/', target), {
    agent,
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  outgoing.end(body);
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('The server did not answer');
  const answer: GateAnswer = {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: await buffer(incoming),
  };
  return answer;
};

/** The same call from a browser without an answer to it yet. */
const withoutConditions = ({ method, url, headers }: IncomingCall): IncomingCall => {
  const { 'if-none-match': _, 'if-modified-since': _since, ...rest } = headers;
  return { method, url, headers: rest };
};

/** Headers about the connection are not passed on. */
const endToEnd = ({ connection: _, 'keep-alive': _alive, ...headers }: GateAnswer['headers']) => headers;

/** Sends the headers of an answer, without a time of its own. */
const sayHead = (
  response: ServerResponse,
  status: number | undefined,
  headers: GateAnswer['headers'],
): void => {
  // The site's clock is not that of this machine.
  response.sendDate = false;
  response.writeHead(status ?? 0, endToEnd(headers));
};

/** Streams uninteresting answers, compressed as they are. */
const pipe = (target: string, incoming: IncomingMessage, response: ServerResponse, tell: Tell): void => {
  const { method, url, headers } = incoming;
  const outgoing = request(new URL(url ?? '/', target), { agent, method, headers }, (answer) => {
    sayHead(response, answer.statusCode, tell(answer.headers));
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
};

const send = (response: ServerResponse, { status, headers, body }: GateAnswer): Promise<void> =>
  new Promise((resolve) => {
    // The caller has gone.
    if (response.destroyed) return resolve();
    const { 'transfer-encoding': _, ...rest } = headers;
    sayHead(response, status, { ...rest, 'content-length': String(body.length) });
    response.end(body, resolve);
    response.on('close', resolve);
  });

/** Opens a gate before a server. */
export const openGate = async (target: string): Promise<Gate> => {
  const holds: { matches: Matches; take: (call: HeldCall) => void; release: () => Promise<void> }[] = [];
  const edits: { matches: Matches; change: (json: unknown) => unknown }[] = [];

  let isTimeHidden = false;
  const tell: Tell = ({ date, ...headers }) =>
    isTimeHidden ? headers : { ...headers, ...(date && { date }) };

  const editOf = (asked: AskedCall) => edits.findLast(({ matches }) => matches(asked));

  /** The real answer, or a changed one: it is for this walk only, so that no browser keeps it. */
  const ask = async (asked: AskedCall, incoming: IncomingMessage, body: Buffer): Promise<GateAnswer> => {
    const edit = editOf(asked);
    if (!edit) return forward(target, incoming, body);
    const answer = await forward(target, withoutConditions(incoming), body);
    if (answer.status !== 200) return answer;
    const { etag: _, 'last-modified': _modified, ...headers } = answer.headers;
    const json = edit.change(JSON.parse(answer.body.toString()));
    return {
      ...answer,
      headers: { ...headers, 'cache-control': 'no-store' },
      body: Buffer.from(JSON.stringify(json)),
    };
  };

  const heldCall = (asked: AskedCall, incoming: IncomingMessage, response: ServerResponse): HeldCall => {
    const body = buffer(incoming);
    const drop = async (): Promise<void> => void response.destroy();
    return {
      ...asked,
      sent: async () => (await body).toString(),
      pass: async () => {
        const answer = await ask(asked, incoming, await body);
        return send(response, { ...answer, headers: tell(answer.headers) });
      },
      lose: async () => {
        await forward(target, incoming, await body);
        await drop();
      },
      answer: (status, text, headers = { 'content-type': 'application/json' }) =>
        send(response, { status, headers, body: Buffer.from(text) }),
      drop,
    };
  };

  const server = createServer((incoming, response) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const asked = { method, path, headers };
    const hold = holds.findLast(({ matches }) => matches(asked));
    if (hold) return hold.take(heldCall(asked, incoming, response));
    if (!editOf(asked)) return pipe(target, incoming, response, tell);
    heldCall(asked, incoming, response)
      .pass()
      .catch(() => response.destroy());
  });
  // A browser repeats a call by itself, a POST too, if a reused connection breaks.
  server.maxRequestsPerSocket = 1;
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const meet: Gate['meet'] = (matches, befall) =>
    void holds.push({ matches, take: (call) => void befall(call), release: () => Promise.resolve() });

  return {
    url: `http://${host}:${port}`,
    meet,
    answer: (matches, status, body) => meet(matches, (call) => call.answer(status, body)),
    hold: (matches) => {
      const waiting: HeldCall[] = [];
      const asking: ((call: HeldCall) => void)[] = [];
      let count = 0;
      let isReleased = false;
      const release = async (): Promise<void> => {
        isReleased = true;
        await Promise.all(waiting.splice(0).map((call) => call.pass()));
      };
      const take = (call: HeldCall): void => {
        count += 1;
        const asked = asking.shift();
        if (isReleased) void call.pass();
        else if (asked) asked(call);
        else waiting.push(call);
      };
      holds.push({ matches, take, release });
      return {
        next: () => {
          const call = waiting.shift();
          return call ? Promise.resolve(call) : new Promise((resolve) => asking.push(resolve));
        },
        count: () => count,
        release,
      };
    },
    edit: (matches, change) => void edits.push({ matches, change }),
    hideTime: () => {
      isTimeHidden = true;
    },
    clear: async () => {
      edits.length = 0;
      isTimeHidden = false;
      await Promise.all(holds.splice(0).map(({ release }) => release()));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
