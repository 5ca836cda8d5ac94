import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeStorage, openFakeTab } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { ReservationControl } from './ReservationControl.tsx';
import { noon, ticket } from './testing/sample.ts';

test('RES-11: a visitor’s way to the login becomes the member’s control once the session of the tab is open', async () => {
  const storages = [createFakeStorage(), createFakeStorage()] as const;
  const server = createFakeMemberServer(noon - 86_400_000);
  const tab = openFakeTab({ server, storage: () => storages[0], shared: () => storages[1] });
  tab.logIn();
  onTestFinished(() => {
    tab.memberSession.session.stop();
  });
  const control = (isIn: boolean) => (
    <ReservationControl
      ticket={ticket()}
      when="16 July"
      loginHref="/en/login"
      member={isIn ? tab.memberSession : null}
      isExpected={false}
      clock={{ now: () => noon - 86_400_000 }}
      refreshSeats={() => Promise.resolve()}
    />
  );
  const { html, redraw } = await renderLive(control(false), { queries: new QueryClient() });
  const before = html().includes('href="/en/login"');
  await redraw(control(true));
  expect([before, html().includes('href="/en/login"')]).toEqual([true, false]);
});
