import { expect, onTestFinished, test, vi } from 'vitest';

test('Security: a sanitiser that did not come is fetched again, one that came is not', async () => {
  const path = './sanitise.client.ts';
  const come = { sanitiseInBrowser: (html: string) => html, drawableInBrowser: (html: string) => html };
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock(path);
    vi.resetModules();
  });
  vi.doMock(path, () => Promise.reject(new Error('no network')));
  const { openSanitiser } = await import('./openSanitiser.ts');
  await expect(openSanitiser()).rejects.toThrow();
  vi.doMock(path, () => come);
  const fetched = openSanitiser();
  expect(await fetched).toMatchObject(come);
  expect(openSanitiser()).toBe(fetched);
});
