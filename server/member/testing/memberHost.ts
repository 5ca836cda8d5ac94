import { Hono } from 'hono';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { Store } from '#server/store/store.ts';
import type { TestClock } from '#server/testing/startTestApp.ts';
import { createMemberApi } from '../memberApi.ts';
import { createRateLimits } from '#server/protection/rateLimits.ts';
import { openSecrets } from '#server/protection/secrets.ts';
import { noEffort } from './noEffort.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { noPictures } from '#server/pictures/testing/noPictures.ts';

/** For tests: the member API alone, as one process on an existing database. */
export interface MemberHost {
  /** Opens a browser at its own address, or at this one; with these cookies, or none. */
  visit: (address?: string, cookies?: Map<string, string>) => Promise<Visitor>;
  /** The mails to an address, oldest first. */
  mailsTo: (email: string) => Mail[];
  /** The code of the newest of them. */
  codeTo: (email: string) => string;
  /** All log lines, as text. */
  logged: string[];
}

/** Over all hosts: they count what comes from an address together. */
let neighbours = 0;

export const openMemberHost = async (
  store: Store,
  clock: TestClock,
  env: NodeJS.ProcessEnv = {},
  pictures: Pick<Pictures, 'nameOf'> = noPictures,
): Promise<MemberHost> => {
  const mails: Mail[] = [];
  const logged: string[] = [];
  const api = createMemberApi({
    settings: readSettings(env),
    store,
    clock,
    log: createLog((line) => logged.push(line)),
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
    pictures,
    effort: noEffort,
    festival: testSource,
    limits: createRateLimits(clock),
    secrets: await openSecrets(store, clock),
  });
  const hono = new Hono().route('/api/member', api);
  const mailsTo = (email: string): Mail[] => mails.filter(({ to }) => to === email);
  return {
    visit: (address = `2001:db8:${(neighbours += 1).toString(16)}::1`, cookies = new Map()) =>
      openVisitor({ hono }, { address, cookies }),
    mailsTo,
    codeTo: (email) => {
      const code = /^(\d{6})$/m.exec(mailsTo(email).at(-1)?.text ?? '')?.[1];
      if (code === undefined) throw new Error(`${email} has no mail with a code`);
      return code;
    },
    logged,
  };
};
