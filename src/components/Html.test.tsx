import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Html } from './Html.tsx';

/** A sanitiser that shows what it was given. */
const there = vi.hoisted(() => Promise.resolve({ drawableInBrowser: (html: string) => `${html} (clean)` }));
vi.mock('./html/openSanitiser.ts', () => ({ awaitSanitiser: () => there }));

test('Security: the server’s HTML stays as it is; what takes its place is sanitised in the browser', async () => {
  const served = renderScreen(<Html html="<p>served</p>" lang="fr" />);
  openWindow();
  document.body.innerHTML = served;
  const root = await act(async () => hydrateRoot(document.body, <Html html="<p>served</p>" lang="fr" />));
  onTestFinished(() => act(async () => root.unmount()));
  expect(document.body.innerHTML).toBe(served);
  await act(async () => root.render(<Html html="<p>later</p>" lang="fr" />));
  expect(plainHtml(document.body.innerHTML)).toBe('<div lang="fr"><p>later</p> (clean)</div>');
});

test('Security: what the browser draws anew is sanitised there, in its own language', async () => {
  const { html } = await renderLive(<Html html="<p>neu</p>" lang="fr" />);
  expect(plainHtml(html())).toBe('<div lang="fr"><p>neu</p> (clean)</div>');
});
