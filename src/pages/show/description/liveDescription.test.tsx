import { expect, test } from 'vitest';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Description } from './Description.tsx';

test('SHW-05: a text that grows or shrinks while it is read is folded, or whole', async () => {
  const textOf = (words: number) => <Description html={`<p>${'mot '.repeat(words)}</p>`} />;
  const { find, redraw } = await renderLive(textOf(10));
  const seen = [find('div').dataset['state']];
  for (const words of [300, 10]) {
    await redraw(textOf(words));
    seen.push(find('div').dataset['state']);
  }
  expect(seen).toEqual(['short', 'collapsed', 'short']);
});
