import { act, type ComponentProps } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import en from '#locales/en/unavailable.json' with { type: 'json' };
import pageWords from '#locales/en/page.json' with { type: 'json' };
import { ContentError } from '#src/api/contentError.ts';
import { LookContext } from '#src/components/look.ts';
import { plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { imagesFetched } from '#src/testing/imagesFetched.ts';
import { inRouter } from '#src/testing/inRouter.tsx';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { AwaitedLanguage } from './AwaitedLanguage.tsx';
import { UnavailablePage, type UnavailablePageProps } from './unavailable.page.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';
import { prepareUnavailable, UnavailableView } from './UnavailableView.tsx';

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );
const stateOf = () => document.querySelector<HTMLElement>('[data-scope]')?.dataset['state'];

/** The screen of a server that cannot answer and names no pause. */
const screen = (
  more: Pick<ComponentProps<typeof UnavailableScreen>, 'retry'> &
    Partial<ComponentProps<typeof UnavailableScreen>>,
) => (
  <UnavailableScreen lang="en" retryAfter={null} reference={null} online onRecovered={() => {}} {...more} />
);

test('LDR-08: the words and the drawing of a time without a network are fetched ahead', async () => {
  const mascot = { laughing: '/laughing.svg', lost: '/lost.svg', asleep: '/asleep.svg' };
  const look = { logo: null, mascot, plates: { ink: '#000000', paper: '#ffffff' } };
  const shown = renderScreen(
    <LookContext value={look}>{screen({ retry: () => new Promise(() => {}) })}</LookContext>,
  );
  openWindow();
  const fetched = imagesFetched();
  const words: string[] = [];
  await prepareUnavailable(async (...names) => void words.push(...names), look);
  expect([words, fetched(), valuesOf(shown, 'src')]).toEqual([
    ['unavailable'],
    ['/asleep.svg'],
    ['/asleep.svg'],
  ]);
});

test('LDR-08: a press asks again, once at a time, and goes on where it recovers', async () => {
  openWindow();
  const answer = Promise.withResolvers<{ outcome: 'recovered'; retryAfter: null }>();
  const happened: string[] = [];
  const { find, until } = await renderLive(
    screen({
      retry: () => {
        happened.push('asked');
        return answer.promise;
      },
      onRecovered: () => happened.push('recovered'),
    }),
  );
  const look = () => [
    stateOf(),
    document.querySelector('[role=status]')?.textContent,
    find('button').getAttribute('aria-disabled'),
  ];
  const seen = [look()];
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  seen.push(look());
  hidden.mockReturnValue(false);
  await press(en.retry);
  await press(en.retry);
  seen.push(look());
  answer.resolve({ outcome: 'recovered', retryAfter: null });
  await until(() => expect(happened).toContain('recovered'));
  seen.push(look());
  const { waiting, paused, retrying, recovered } = en.state;
  expect([seen, happened]).toEqual([
    [
      ['waiting', waiting, 'false'],
      ['paused', paused, 'false'],
      ['retrying', retrying, 'true'],
      ['recovered', recovered, 'true'],
    ],
    ['asked', 'recovered'],
  ]);
});

test.each([
  [0, 1_400],
  [0.5, 2_000],
])('LDR-08: the first pause of a page is its own: with %d by chance %d ms', async (chance, pause) => {
  openWindow();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  let asked = 0;
  await renderLive(
    screen({
      retry: () => {
        asked += 1;
        return new Promise(() => {});
      },
    }),
  );
  const wait = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return asked;
  };
  expect([await wait(pause - 1), await wait(1)]).toEqual([0, 1]);
});

test('RTE-21: the chosen language is asked for again by a press, and gone to; or the visitor stays', async () => {
  openWindow();
  const happened: string[] = [];
  const { html, until } = await renderLive(
    <AwaitedLanguage
      retryAfter={null}
      online
      ask={async () => void happened.push('ask')}
      go={() => happened.push('go')}
      stay={() => happened.push('stay')}
    />,
  );
  const words = textOf(html());
  await press(en.stay);
  await press(en.retry);
  await until(() => expect(happened).toContain('go'));
  expect([words, happened]).toEqual([`${en.language} ${en.retry} ${en.stay}`, ['stay', 'ask', 'go']]);
});

test('RTE-21: texts that are missing while the server answers have the document loaded anew', async () => {
  openWindow();
  const happened: string[] = [];
  vi.stubGlobal('location', { reload: () => happened.push('reload') });
  vi.stubGlobal('fetch', async (path: string) => {
    happened.push(path);
    return new Response();
  });
  const { until } = await renderLive(
    <AwaitedLanguage
      retryAfter={null}
      online
      ask={() => Promise.reject(new TypeError('No texts.'))}
      go={() => happened.push('go')}
      stay={() => {}}
    />,
  );
  await press(en.retry);
  await until(() => expect(happened).toEqual(['/healthz', 'reload']));
});

test.each([
  ['an error', true, 'waiting', pageWords.error],
  ['no network', false, 'offline', pageWords.offline],
])('LDR-08: until the screen has come, its place says: %s', (_, onLine, state, { title, content }) => {
  vi.stubGlobal('navigator', { onLine });
  const html = renderScreen(<UnavailableView lang="en" load={() => new Promise(() => {})} />);
  vi.unstubAllGlobals();
  expect(plainHtml(html)).toContain(
    `<section data-scope="unavailable" data-state="${state}"><h1>${title}</h1><p role="status">${content}</p></section>`,
  );
});

describe('the view of a page that did not come', () => {
  const begin = async (props: Partial<UnavailablePageProps>) => {
    const happened: unknown[] = [];
    const { page, went } = await inRouter(<UnavailablePage lang="en" {...props} />);
    vi.stubGlobal('navigator', { userAgent: '', onLine: true });
    const { find, html, until } = await renderLive(page);
    return { find, html, until, went, happened };
  };

  test('OPS-34: it names the request that failed', async () => {
    const { html } = await begin({
      error: new ContentError('unavailable', { status: 503, requestId: '1a2b-7' }),
    });
    expect(textOf(html())).toContain('Reference: 1a2b-7');
  });

  test.each([
    ['no network', new ContentError('unavailable'), 'offline'],
    ['an answer', new ContentError('unavailable', { status: 503 }), 'waiting'],
  ])('LDR-08: where the browser claims a network, the request knows better: %s', async (_, error, state) => {
    await begin({ error });
    expect(stateOf()).toBe(state);
  });

  test('RTE-11: once the address that is wanted answers, it is gone to, in the place of this one', async () => {
    const { until, went } = await begin({ wanted: '/en' });
    await press(en.retry);
    await until(() => expect(went()).toEqual([{ to: '.', href: '/en', replace: true }]));
  });

  test('RTE-21: a language that is wanted is asked for, its wish forgotten, and gone to', async () => {
    const happened: string[] = [];
    const { until, went } = await begin({
      wanted: '/fr',
      language: { ask: async () => void happened.push('ask'), forget: () => happened.push('forget') },
    });
    await press(en.retry);
    await until(() => expect(went()).toEqual([{ to: '.', href: '/fr' }]));
    expect(happened).toEqual(['ask', 'forget']);
  });
});
