import { testSource } from '#server/profile/testing/testFestival.ts';
import { readAnswer, readOutbox, type Answered } from '#server/member/testing/visitor.ts';
import { letterWriters } from '#server/letterWriters.ts';
import { createLog } from '#server/log.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { createPostman } from '#server/mail/postman.ts';
import { openSecrets } from '#server/protection/secrets.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import type { TestApp } from '#server/testing/startTestApp.ts';

/** For tests: a person who reads their mail, and a site that posts it on demand. */
export interface Reader extends TestApp {
  /** Like the site's script: with the cookie and the header. */
  ask: (path: string, body: unknown, address?: string) => Promise<Answered>;
  /** Like a form of a page, without script; `headers` say which page. */
  submit: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  open: (path: string) => Promise<Response>;
  /** Posts due letters through the given mail server, or into the outbox. */
  post: (mailer?: Mailer) => Promise<void>;
  /** The outbox's letters to an address, oldest first. */
  lettersTo: (email: string) => string[];
  /** The path and search of the first link of a page in the newest letter to an address. */
  linkTo: (email: string) => string;
}

const csrf = 'a-token-of-the-browser';
const publicUrl = 'https://festival.example';

export const openReader = async (env: NodeJS.ProcessEnv = {}): Promise<Reader> => {
  const running = await startOwnApp({ env: { PUBLIC_URL: publicUrl, ...env } });
  const { app, store, clock } = running;
  const settings = { smtpUrl: null, dataDirectory: store.dataDirectory, publicUrl };
  const writers = letterWriters({
    store,
    secrets: await openSecrets(store, clock),
    publicUrl,
    festival: testSource,
  });
  const postmanOf = (mailer: Mailer) =>
    createPostman({ store, mailer, clock, log: createLog(() => null), writers });
  const connection = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
  const lettersTo = (email: string): string[] =>
    readOutbox(store.dataDirectory)
      .filter(({ name }) => name.endsWith(`-${email}.eml`))
      .map(({ text }) => text);
  return {
    ...running,
    ask: async (path, body, address = '192.0.2.1') =>
      readAnswer(
        await app.hono.request(
          `/api/newsletter${path}`,
          {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              cookie: `XSRF-TOKEN=${csrf}`,
              'x-xsrf-token': csrf,
            },
            body: JSON.stringify(body),
          },
          connection(address),
        ),
      ),
    submit: async (path, fields, headers = { 'sec-fetch-site': 'same-origin' }) =>
      app.hono.request(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams(fields).toString(),
        },
        connection('192.0.2.1'),
      ),
    open: async (path) => app.hono.request(path),
    post: (mailer = createMailer(settings, clock)) => postmanOf(mailer).deliver(),
    lettersTo,
    linkTo: (email) => {
      const link = /^https:\/\/festival\.example(\/\S*\?token=\S+)$/m.exec(
        lettersTo(email).at(-1) ?? '',
      )?.[1];
      if (link === undefined) throw new Error(`${email} has no letter with a link`);
      return link;
    },
  };
};

/** For tests: the token of a link. */
export const tokenOf = (link: string): string => new URL(link, publicUrl).searchParams.get('token') ?? '';
