import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';

/** The part with a sanitiser that marks its work; later files have the true one. */
const openHtml = async () => {
  const path = './html/openSanitiser.ts';
  const there = Promise.resolve({ drawableInBrowser: (html: string) => `${html} (clean)` });
  onTestFinished(() => {
    vi.doUnmock(path);
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock(path, () => ({ awaitSanitiser: () => there }));
  return (await import('./Html.tsx')).Html;
};

test('Security: the server’s HTML stays as it is; what takes its place is sanitised in the browser', async () => {
  const Html = await openHtml();
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
  const Html = await openHtml();
  const { html } = await renderLive(<Html html="<p>neu</p>" lang="fr" />);
  expect(plainHtml(html())).toBe('<div lang="fr"><p>neu</p> (clean)</div>');
});

test('HOM-08: of nothing nothing is drawn', async () => {
  const Html = await openHtml();
  expect(renderScreen(<Html html="" lang="fr" />)).toBe('');
});
