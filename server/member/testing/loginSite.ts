import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { addMember, key, openVisitor, refusal, type Visitor } from './visitor.ts';

/** For tests: the member who logs in; they read French, and their password is `password`. */
export const email = 'camille@example.test';

/** For tests: a site, a browser, and the folder of the outbox. */
export interface LoginSite {
  site: TestApp;
  visitor: Visitor;
  folder: string;
}
export const openLoginSite = async (): Promise<LoginSite> => {
  const site = await startTestApp();
  const visitor = await openVisitor(site.app);
  await addMember(site.store, email, 'fr');
  return { site, visitor, folder: site.store.dataDirectory };
};

/** For tests: the steps of a visitor there. */
export const loginSteps = (at: () => LoginSite) => ({
  give: (username: string, secret: string) =>
    at().visitor.ask('POST', '/v1/login/initiate', { body: { username, password: secret, key } }),
  verify: (token: string, code: string) =>
    at().visitor.ask('POST', '/v1/login/verify', { body: { token, code, key } }),
  resend: (token: string) => at().visitor.ask('POST', '/v1/login/initiate', { body: { token, key } }),
  /** Whether an access token opens the profile: status and code. */
  profile: async (token: string) => refusal(await at().visitor.ask('GET', '/v1/me/profile', { token })),
  waitSeconds: (seconds: number): void => {
    const { clock } = at().site;
    clock.set(clock.now().add({ seconds }).toString());
  },
});
