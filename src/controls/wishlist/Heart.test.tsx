import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeStorage, openFakeTab } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Heart } from './Heart.tsx';

test.each([true, undefined])(
  'SES-32: the session knows what a heart does, and whether its page is for members alone: %s',
  async (isGuarded) => {
    const storages = [createFakeStorage(), createFakeStorage()] as const;
    const server = createFakeMemberServer(Date.UTC(2027, 5, 15, 16));
    const tab = openFakeTab({ server, storage: () => storages[0], shared: () => storages[1] });
    tab.logIn();
    const { session, client, takeIntent } = tab.memberSession;
    onTestFinished(() => {
      session.stop();
    });
    const never = new Promise<never>(() => {});
    const { find, until } = await renderLive(
      <Heart
        ids={{ programmation: '7', edition: '2027', festival: '8' }}
        title="Impro totale"
        when="16 July"
        member={{ session, takeIntent, client: { ...client, wishes: async () => [], addWish: () => never } }}
        log={() => {}}
        {...(isGuarded && { isGuarded })}
      />,
    );
    await until(() => expect(find('span').dataset['state']).toBe('off'));
    await act(async () => find('button').click());
    expect(session.getSnapshot().context).toMatchObject({
      intent: { kind: 'like', programmation: '7' },
      isGuarded: isGuarded === true,
    });
  },
);
