import { describe, expect, test } from 'vitest';
import { hostOf } from './hostOf.ts';
import { openWaitingTab } from './waitingTab.ts';

const browser = (isAllowed: boolean) => {
  const calls: string[] = [];
  const tab = {
    opener: 'our page',
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: (url: string) => calls.push(`replace ${url}`) },
    close: () => calls.push('close'),
  };
  const open = (url?: string | URL, target?: string) => {
    calls.push(`open ${String(url)} ${target}`);
    return isAllowed ? tab : null;
  };
  // The tab's part of a browser's window.
  return { calls, tab, opener: { open } };
};

describe('BUY-05: the tab of the ticket page', () => {
  test('BUY-05: it is named and empty, says what is coming, and cannot reach our page', () => {
    const { calls, tab, opener } = browser(true);
    openWaitingTab(opener, 'on its way');
    expect([calls, tab.opener, tab.document]).toEqual([
      ['open about:blank festival-tickets'],
      null,
      { title: 'on its way', body: { textContent: 'on its way' } },
    ]);
  });

  test('BUY-05: it gets its address when it is due', () => {
    const { calls, opener } = browser(true);
    openWaitingTab(opener, '')?.show('https://tickets.example/1');
    expect(calls.at(-1)).toBe('replace https://tickets.example/1');
  });

  test('BUY-05: a tab that the visitor closed stays closed', () => {
    const { calls, tab, opener } = browser(true);
    const waiting = openWaitingTab(opener, '');
    tab.closed = true;
    waiting?.show('https://tickets.example/1');
    expect(calls).toHaveLength(1);
  });

  test('BUY-05: a browser that blocks it is no trouble', () => {
    expect(openWaitingTab(browser(false).opener, '')).toBeNull();
  });

  test('BUY-06: closing closes it', () => {
    const { calls, opener } = browser(true);
    openWaitingTab(opener, '')?.close();
    expect(calls.at(-1)).toBe('close');
  });
});

test('BUY-05: the host of a link is shown, that of our own paths is not', () => {
  expect([hostOf('https://tickets.example/1'), hostOf('/en/choose-your-pass')]).toEqual([
    'tickets.example',
    null,
  ]);
});
