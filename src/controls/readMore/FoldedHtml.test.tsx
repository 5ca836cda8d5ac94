import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { FoldedHtml } from './FoldedHtml.tsx';

test.each([
  [undefined, undefined, '150', '<div>'],
  [280, 'fr', '280', '<div lang="fr">'],
] as const)(
  'LAY-27: with the limit %s, in the language %s, a text begins unfolded, to be measured',
  (limit, lang, height, text) => {
    const folded = <FoldedHtml html="<p>Bonjour</p>" lang={lang} {...(limit !== undefined && { limit })} />;
    expect(plainHtml(renderScreen(folded)).replace(/ id="[^"]*"/, '')).toBe(
      `<div data-scope="readMore" data-state="short" data-limit="${height}"><div><div>` +
        `${text}<p>Bonjour</p></div></div></div></div>`,
    );
  },
);

test.each([
  [150, undefined, ['short']],
  [151, undefined, ['collapsed', 'expanded', 'collapsed']],
  [280, 280, ['short']],
  [281, 280, ['collapsed', 'expanded', 'collapsed']],
])(
  'LAY-27: a text of %d px with the limit %s folds if it is higher, and a press unfolds and folds it',
  async (height, limit, states) => {
    openWindow();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = tell;
        }
        observe() {
          this.#tell();
        }
        disconnect() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    const { find } = await renderLive(<FoldedHtml html="" {...(limit !== undefined && { limit })} />);
    const seen = [find('div').dataset['state']];
    for (let press = 1; press < states.length; press += 1) {
      await act(async () => find('button').click());
      seen.push(find('div').dataset['state']);
    }
    expect(seen).toEqual(states);
  },
);
