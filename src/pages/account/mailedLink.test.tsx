import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { useMailedStart } from './mailedLink.ts';

const older = { token: '1.a', uuid: 'u1', userref: 'r1', email: 'jo@example.test' };
const requests = { read: () => older };

/** How a page begins at an address with this fragment in a tab that keeps an older request, and the fragment afterwards. */
const beginAt = async (fragment: string, search = '') => {
  openWindow();
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  history.replaceState(null, '', `${location.pathname}${search}${fragment}`);
  const starts: object[] = [];
  function Begins() {
    starts.push(useMailedStart(requests, 'asking'));
    return null;
  }
  const { leave } = await renderLive(<Begins />);
  await leave();
  return [starts.at(-1), location.search + location.hash];
};

test('PRO-06: a link just opened from the mail wins over an older request that the tab keeps', async () => {
  expect(await beginAt('#token=2.b&uuid=u2&userref=r2&email=jo%40example.test&code=012345')).toEqual([
    {
      begins: 'link',
      link: {
        request: { token: '2.b', uuid: 'u2', userref: 'r2', email: 'jo@example.test' },
        code: '012345',
      },
    },
    '',
  ]);
  const link = '#token=2.b&uuid=u2&userref=r2&email=jo%40example.test&code=012345';
  expect((await beginAt(link, '?utm_source=mail')).at(-1)).toBe('?utm_source=mail');
  expect(await beginAt('#main')).toEqual([{ begins: 'code', request: older }, '#main']);
});
