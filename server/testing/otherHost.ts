import { Hono } from 'hono';

/** For tests: a foreign host that a request can name. */
const otherHost = 'evil.example';

/** For tests: an app under another host's name, in every header with one. */
export const underOtherHost = (app: Pick<Hono, 'fetch'>): Hono =>
  new Hono().all('*', ({ req, env }) => {
    const url = new URL(req.url);
    url.host = otherHost;
    const request = new Request(url, req.raw);
    for (const name of ['host', 'x-forwarded-host', 'x-forwarded-server', 'x-original-host', 'x-host'])
      request.headers.set(name, otherHost);
    request.headers.set('x-forwarded-proto', 'http');
    request.headers.set('forwarded', `host=${otherHost};proto=http`);
    return app.fetch(request, env);
  });

/** For tests: whether an answer or its headers contain the other host. */
export const namesOtherHost = async (answer: Response): Promise<boolean> =>
  [JSON.stringify([...answer.headers]), await answer.clone().text()].some((text) => text.includes(otherHost));
