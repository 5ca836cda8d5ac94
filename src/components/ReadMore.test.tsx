import { readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { settings } from '#machines/settings.ts';
import { plainHtml, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ReadMore } from './ReadMore.tsx';
import type { ReadMoreState } from './ReadMoreButton.tsx';

test('LAY-27: the browser folds at 150 px before any script, an artist’s text at its own height, as the script does', () => {
  const { limit, ofArtist } = settings.readMore;
  const css = readFileSync('src/components/ReadMore.module.css', 'utf8');
  const limits = [...css.matchAll(/^(\.readMore[^ ]*) \{\s*--limit: (\d+)px;/gm)];
  expect(limits.map(([, selector, height]) => [selector, Number(height)])).toEqual([
    ['.readMore', limit],
    [`.readMore[data-limit='${ofArtist}']`, ofArtist],
  ]);
  expect(css).toMatch(/\[data-state='collapsed'\] \.fold \{\s*max-height: var\(--limit\);/);
  expect(css).toMatch(
    /\(scripting: enabled\) \{\s*\.readMore\[data-state='short'\] \.fold \{\s*max-height: var\(--limit\);/,
  );
  expect(limit).toBe(150);
});

test.each([
  ['short', 'en', null],
  ['collapsed', 'en', ['false', 'Read more']],
  ['expanded', 'en', ['true', 'Read less']],
  ['collapsed', 'fr', ['false', 'Lire la suite']],
  ['expanded', 'fr', ['true', 'Replier']],
] as const)(
  'LAY-27: a text that is %s has its button, which says what it does, and to what (%s)',
  (state, lang, told) => {
    const html = plainHtml(
      renderScreen(
        <ReadMore state={state} limit={280} onMeasured={() => {}} onToggled={() => {}}>
          text
        </ReadMore>,
        { lang },
      ),
    );
    const [id = ''] = valuesOf(html, 'id');
    const button =
      told === null
        ? ''
        : `<button type="button" aria-expanded="${told[0]}" aria-controls="${id}" data-early="">${told[1]}</button>`;
    expect(html).toBe(
      `<div data-scope="readMore" data-state="${state}" data-limit="280"><div id="${id}"><div>text</div></div>${button}</div>`,
    );
  },
);

/** A folded text, with the heights that a browser tells of it. */
const begin = async (state: ReadMoreState) => {
  openWindow();
  const told: (string | number)[] = [];
  let isObserved = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        isObserved = true;
        this.#tell();
      }
      disconnect() {
        isObserved = false;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  const live = await renderLive(
    <ReadMore
      state={state}
      limit={150}
      onMeasured={(height) => told.push(height)}
      onToggled={() => told.push('toggled')}
    >
      <a href="/en">link</a>
    </ReadMore>,
  );
  return { ...live, told, isObserved: () => isObserved };
};

test.each([
  ['collapsed', [200, 'toggled']],
  ['expanded', [200]],
  ['short', [200]],
] as const)(
  'LAY-27: a link in a text that is %s unfolds it for its focus, if it is folded',
  async (state, expected) => {
    const { find, told } = await begin(state);
    await act(async () => find('a').focus());
    expect(told).toEqual(expected);
  },
);

test('LAY-27: its height is watched until the page is left', async () => {
  const { isObserved, leave } = await begin('short');
  expect(isObserved()).toBe(true);
  await leave();
  expect(isObserved()).toBe(false);
});
