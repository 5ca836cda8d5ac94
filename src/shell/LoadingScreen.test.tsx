import { RouterContextProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { plainHtml } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const card =
  '<div><div><h1>Gala &amp; co</h1><img src="/gala.avif" alt="" width="640" height="400"/></div></div>';

test.each([
  ['/en/shows/gala?from=list', card],
  ['/en/shows/gala', ''],
])('LDR-09: while %s loads, what is known of it stands above the sign of loading', (publicHref, first) => {
  const openedCard = createOpenedCard();
  openedCard.set('/en/shows/gala?from=list', { title: 'Gala & co', picture: '/gala.avif' });
  const router = Object.assign(Object.create(null), {
    latestLocation: { publicHref },
    options: { context: { openedCard } },
  });
  const html = plainHtml(
    renderScreen(
      <RouterContextProvider router={router}>
        <LoadingScreen />
      </RouterContextProvider>,
    ),
  );
  const [before, after] = html.split('Loading...');
  expect([before?.includes(first), before?.includes('<h1>'), after === undefined]).toEqual([
    true,
    first !== '',
    false,
  ]);
});
