import { describe, expect, test, vi } from 'vitest';
import { clearMemberCookie, crossSiteTokenIn, writeMemberCookie } from './cookies.ts';
import { createFakeBrowser, createFakeStorage, openFakeTab } from './testing/fakeBrowser.ts';
import { createFakeCookieJar } from './testing/fakeCookieJar.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const safe = 'https://chapiteau.test/en/profile';
const plain = 'http://127.0.0.1:8080/en/profile';
const open = () => createFakeCookieJar(() => noon);
const tillClosed = { path: '/', sameSite: 'lax', expiresAt: null } as const;

describe('the cookie that says whose browser this is', () => {
  test.each([
    [safe, true],
    [plain, false],
  ])(
    'PRO-01: from %s it is of the whole site, till the browser is closed, and secure: %s',
    (page, isSecure) => {
      const jar = open();
      writeMemberCookie(jar.at(page), 'camille', isSecure);
      expect(jar.all()).toEqual([{ name: 'config-cmv', value: 'camille', ...tillClosed, isSecure }]);
    },
  );

  test('PRO-01: what a uuid should not hold makes no attribute', () => {
    const jar = open();
    writeMemberCookie(jar.at(safe), 'a; path=/en', true);
    expect(jar.all()).toEqual([
      { name: 'config-cmv', value: 'a%3B%20path%3D%2Fen', ...tillClosed, isSecure: true },
    ]);
  });

  test.each([
    [safe, true],
    [plain, false],
  ])('SES-13: %s deletes what was written from another page of it', (page, isSecure) => {
    const jar = open();
    const other = new URL('/fr/calendrier', page).href;
    writeMemberCookie(jar.at(page), 'camille', isSecure);
    jar.at(page).cookie = 'lang=en; path=/';
    clearMemberCookie(jar.at(other));
    expect(jar.all().map(({ name }) => name)).toEqual(['lang']);
  });

  test('SES-13: a logout deletes it for the whole browser, whatever page it is on', async () => {
    const server = createFakeMemberServer(noon);
    const browser = createFakeBrowser(server);
    const tab = browser.open();
    tab.logIn('sam');
    await tab.memberSession.client.profile();
    expect(browser.cookies.valuesOf('config-cmv')).toEqual(['sam']);
    tab.memberSession.session.send({ type: 'logout.pressed' });
    await vi.waitFor(() => expect(tab.value()).toBe('anonymous'));
    expect(browser.cookies.valuesOf('config-cmv')).toEqual([]);
  });

  test('PRO-01: it is the next member’s once they have logged in', async () => {
    const server = createFakeMemberServer(noon);
    const browser = createFakeBrowser(server);
    const tab = browser.open();
    tab.logIn('camille');
    await tab.memberSession.client.profile();
    tab.memberSession.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    tab.logIn('sam');
    await tab.memberSession.client.profile();
    expect(browser.cookies.valuesOf('config-cmv')).toEqual(['sam']);
  });

  test.each([
    [safe, true],
    [plain, false],
  ])('PRO-01: a tab at %s writes both its cookies as secure as its page', async (address, isSecure) => {
    const server = createFakeMemberServer(noon);
    const storage = createFakeStorage();
    const tab = openFakeTab({ server, storage: () => storage, shared: createFakeStorage, address });
    tab.logIn();
    await tab.memberSession.client.profile();
    await tab.memberSession.client.refresh('camille-1.0');
    expect(tab.cookies.all()).toEqual([
      { name: 'config-cmv', value: 'camille', ...tillClosed, isSecure },
      { name: 'XSRF-TOKEN', value: expect.stringMatching(/^[0-9a-f]{32}$/), ...tillClosed, isSecure },
    ]);
  });
});

describe('ENV-05: the cookie that calls repeat', () => {
  test('ENV-05: one that is there is repeated as it was meant, and not made anew', () => {
    const jar = open();
    for (const text of ['XSRF-TOKEN-OLD=x', 'OLD-XSRF-TOKEN=y', 'XSRF-TOKEN=a%3Db'])
      jar.at(safe).cookie = `${text}; path=/`;
    expect([crossSiteTokenIn(jar.at(safe), 'XSRF-TOKEN', true), jar.all().length]).toEqual(['a=b', 3]);
  });

  test('ENV-05: one that is made is the same for the next call, and another in another browser', () => {
    const [jar, other] = [open(), open()];
    const made = crossSiteTokenIn(jar.at(safe), 'XSRF-TOKEN', true);
    expect([crossSiteTokenIn(jar.at(safe), 'XSRF-TOKEN', true), jar.valuesOf('XSRF-TOKEN')]).toEqual([
      made,
      [made],
    ]);
    expect(crossSiteTokenIn(other.at(safe), 'XSRF-TOKEN', true)).not.toBe(made);
  });
});
