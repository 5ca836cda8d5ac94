import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useWayBack } from './useWayBack.ts';

const Told = (): string => useWayBack();

/** A page that tells where a login from it leads back to. */
const pageAt = async (address: string) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Told }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return <RouterProvider router={router} />;
};

test('SES-32: a login leads back to the whole address; in the server’s HTML, which is the same for any search, to its path', async () => {
  const address = '/fr/calendrier?jour=16#soir';
  const served = textOf(renderScreen(await pageAt(address)));
  openWindow();
  vi.stubGlobal('self', window);
  const { html } = await renderLive(await pageAt(address));
  expect([served, textOf(html())]).toEqual(['/fr/calendrier', address]);
});
