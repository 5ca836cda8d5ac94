import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { json } from '#src/api/testing/fakeHost.ts';
import { createSessionLoader, type MemberSession } from '#src/session/sessionLoader.ts';
import { createFakeStorage, openFakeTab } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { openPage } from '#src/testing/openPage.tsx';

const pageOf = (title: string) =>
  json({ entity_data: { type: 'page', id: title, attributes: { title, body: '' } } });
const host = { 'en/router/': pageOf('Home'), 'en/router/press': pageOf('Press') };

/** A tab in which nobody is logged in yet, and a server that lets Camille in. */
const openTab = () => {
  const server = createFakeMemberServer(Date.parse('2027-07-16T12:00:00Z'));
  const [own, shared] = [createFakeStorage(), createFakeStorage()];
  const { memberSession } = openFakeTab({ server, storage: () => own, shared: () => shared });
  onTestFinished(() => {
    memberSession.session.stop();
  });
  const initiated = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
  const member: MemberSession = {
    ...memberSession,
    client: {
      ...memberSession.client,
      initiate: async () => initiated,
      verify: async () => server.logIn(),
    },
  };
  return member;
};

test.each([
  ['/en/login', '/en', 'Home'],
  ['/en/login?return=%2Fen%2Fpress%3Ffrom%3Dmail%23kit', '/en/press?from=mail#kit', 'Press'],
])(
  'SES-32: a login at %s leads to %s, in place of its form: Back does not return to it',
  async (address, way, title) => {
    const member = openTab();
    const { at, find, until } = await openPage(address, {
      host,
      sessionLoader: createSessionLoader(async () => member),
    });
    const form = () => {
      const shown = find('main').querySelector('form');
      if (!shown) throw new Error('There is no form');
      return shown;
    };
    const fill = async (...values: string[]) => {
      for (const [place, input] of form().querySelectorAll('input').entries())
        input.value = values[place] ?? '';
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      await act(async () => form().dispatchEvent(submit));
    };
    await fill('camille@example.test', 'secret');
    await until(() => expect(form().textContent).toContain('Step 2 of 2'));
    await fill('012345');
    await until(() => expect(find('h1').textContent).toBe(title));
    expect([at(), member.session.getSnapshot().context.memberId]).toEqual([[way, 1], 'camille']);
  },
);
