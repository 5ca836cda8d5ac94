import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { download } from './download.ts';

/** Removes the scripts from a document, and their preloads. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link\b[^>]*rel="?modulepreload[^>]*>/g, '');

const isDocument = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;

/** Forwards everything unchanged; documents as `rewrite` makes them, made and compressed once. */
const forwarder = (target: string, rewrite: ((html: string) => string) | null) => {
  const agent = new Agent({ keepAlive: true });
  const documents = new Map<string, { headers: NodeJS.Dict<string | string[]>; body: Buffer }>();

  const sendRewritten = async (path: string, outgoing: ServerResponse, change: (html: string) => string) => {
    const known = documents.get(path);
    if (known) {
      outgoing.writeHead(200, known.headers).end(known.body);
      return;
    }
    const { headers, body } = await download(target + path, 'identity');
    // The site's policy lets no measurement write HTML.
    const {
      etag: _etag,
      'transfer-encoding': _transfer,
      'content-security-policy': _policy,
      ...kept
    } = headers;
    const changed = brotliCompressSync(change(body.toString()));
    const own = { 'content-encoding': 'br', 'content-length': String(changed.byteLength) };
    documents.set(path, { headers: { ...kept, ...own }, body: changed });
    await sendRewritten(path, outgoing, change);
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = incoming.url ?? '/';
    const fail = (): void => void outgoing.writeHead(502).end();
    if (rewrite && isDocument(incoming)) {
      sendRewritten(path, outgoing, rewrite).catch(fail);
      return;
    }
    const onward = request(target + path, { agent, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', fail).end();
  };
};

/** A second address of a site that changes documents on their way. */
export const withProxy = async <T>(
  target: string,
  rewrite: ((html: string) => string) | null,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const server = createServer(forwarder(target, rewrite)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
