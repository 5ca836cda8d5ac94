import { act } from 'react';
import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Section } from './Section.tsx';

test.each([
  [undefined, 'My reservations They did not come. Try again'],
  ['old', 'My reservations They did not come. Try again old'],
])('LDR-08: what did not come says so and can be tried again; what was there stays', (data, words) => {
  const reading = { data, isError: true, isFetching: false, refetch: () => Promise.resolve() };
  const section = (
    <Section id="reserved" title="My reservations" failed="They did not come." reading={reading}>
      {(shown) => shown}
    </Section>
  );
  expect(textOf(renderScreen(section))).toBe(words);
});

test.each([true, false])('LDR-08: what is asked for again already (%s) is not asked twice', (isFetching) => {
  const reading = { data: undefined, isError: true, isFetching, refetch: () => Promise.resolve() };
  const html = renderScreen(
    <Section id="credits" title="My credits" failed="They did not come." reading={reading}>
      {() => 'shown'}
    </Section>,
  );
  expect(/<button[^>]*aria-disabled="(\w+)"/.exec(html)?.[1]).toBe(String(isFetching));
});

test('LAY-37: Try again goes away with its message, and hands the focus to the name of its section', async () => {
  const draw = (isError: boolean) => (
    <Section
      id="wished"
      title="My likes"
      failed="They did not come."
      reading={{ data: undefined, isError, isFetching: !isError, refetch: () => redraw(draw(false)) }}
    >
      {() => 'shown'}
    </Section>
  );
  const { find, redraw } = await renderLive(draw(true));
  find('button').focus();
  await act(async () => find('button').click());
  expect(document.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(find('h2'));
});
