import { afterEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetchAhead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether a page that has loaded, in an idle browser, fetches ahead at once. */
const fetchesAtOnce = (connection: object | undefined): boolean => {
  const requestIdleCallback = (work: () => void) => work();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('addEventListener', () => {});
  const fetchNext = vi.fn();
  fetchAhead(fetchNext);
  return fetchNext.mock.calls.length === 1;
};

test.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])(
  'speed: where data are dear, what comes next waits for a sign of the visitor (%s), and is fetched once',
  async (sign) => {
    vi.resetModules();
    const { fetchAhead: ahead } = await import('./fetchAhead.ts');
    const page = new EventTarget();
    const requestIdleCallback = (work: () => void) => work();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    vi.stubGlobal('document', { readyState: 'complete' });
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const fetched: string[] = [];
    ahead(() => fetched.push('one'));
    ahead(() => fetched.push('two'));
    const after = async (type: string) => {
      page.dispatchEvent(new Event(type));
      await new Promise(setImmediate);
      return [...fetched];
    };
    expect([await after('load'), await after(sign), await after(sign)]).toEqual([
      [],
      ['one', 'two'],
      ['one', 'two'],
    ]);
    ahead(() => fetched.push('later'));
    expect(await after('load')).toEqual(['one', 'two', 'later']);
  },
);

test.each([
  ['the browser tells nothing of its network', undefined, true],
  ['it tells of neither price nor speed', { type: 'wifi' }, true],
  ['the network is quick', { saveData: false, effectiveType: '4g' }, true],
  ['the visitor saves data', { saveData: true, effectiveType: '4g' }, false],
  ['the visitor saves data, and no more is told', { saveData: true }, false],
  ['the network is slow', { saveData: false, effectiveType: '2g' }, false],
  ['the network is slower', { saveData: false, effectiveType: 'slow-2g' }, false],
])('speed: where %s, what comes next is fetched at once or waits', (_, connection, isAtOnce) => {
  expect(fetchesAtOnce(connection)).toBe(isAtOnce);
});
