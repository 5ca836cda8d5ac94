import { Hono } from 'hono';

/** For tests: a host that is not ours, which anybody can name in a request. */
const otherHost = 'evil.example';

/** For tests: an app as it is asked under another host's name, in every header that says one. */
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

/** For tests: whether anything of an answer, its headers too, names the other host. */
export const namesOtherHost = async (answer: Response): Promise<boolean> =>
  [JSON.stringify([...answer.headers]), await answer.clone().text()].some((text) => text.includes(otherHost));
