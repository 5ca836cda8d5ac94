import { createInstance } from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import type { MemberSession, SessionLoader } from '#src/session/sessionLoader.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { createFakeBrowser } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { openLanguage } from './openLanguage.ts';

const memberSession = (): MemberSession => {
  const tab = createFakeBrowser(createFakeMemberServer(0)).open();
  onTestFinished(() => {
    tab.memberSession.session.stop();
  });
  return tab.memberSession;
};

test.each<[string, () => Partial<SessionLoader>, string[]]>([
  ['a visitor', () => ({}), ['layout', 'page']],
  [
    'a tab that has a session, not opened yet',
    () => ({ holdsSession: () => true }),
    ['layout', 'page', 'session', 'login'],
  ],
  [
    'a tab whose session is open',
    () => {
      const open = memberSession();
      return { current: () => open };
    },
    ['layout', 'page', 'session', 'login'],
  ],
])(
  'RTE-21: a language is there with the words of each page, and of the session for %s',
  async (_, session, words) => {
    const loaded: string[] = [];
    const texts = async () => ({
      i18n: createInstance(),
      load: async (...files: string[]) => void loaded.push(...files),
    });
    await openLanguage({ texts, sessionLoader: { ...noSession, ...session() } }, 'en');
    expect(loaded).toEqual(words);
  },
);
