import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { useMailedStart } from './mailedLink.ts';

const older = { token: '1.a', uuid: 'u1', userref: 'r1', email: 'jo@example.test' };
const requests = { read: () => older };

const state = { key: 'of the router' };

/**
 * How a page begins at an address with this fragment in a tab that keeps an older request; the fragment afterwards, the steps in
 * the history, and its state.
 */
const beginAt = async (fragment: string, search = '') => {
  openWindow();
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  history.replaceState(state, '', `${location.pathname}${search}${fragment}`);
  const before = history.length;
  const starts: object[] = [];
  function Begins() {
    starts.push(useMailedStart(requests, 'asking'));
    return null;
  }
  const { leave } = await renderLive(<Begins />);
  await leave();
  return [starts.at(-1), location.search + location.hash, history.length - before, history.state];
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
    0,
    state,
  ]);
  const link = '#token=2.b&uuid=u2&userref=r2&email=jo%40example.test&code=012345';
  expect((await beginAt(link, '?utm_source=mail'))[1]).toBe('?utm_source=mail');
  expect(await beginAt('#main')).toEqual([{ begins: 'code', request: older }, '#main', 0, state]);
});
