import { expect, test } from 'vitest';
import { renderLive } from '#src/testing/renderLive.tsx';
import { StepHeading } from './StepHeading.tsx';

/** Whether the heading has the focus after each of these titles, and something else was used in between. */
const focusOf = async (isResumed: boolean, ...titles: string[]) => {
  const form = (title: string) => (
    <>
      <input />
      <StepHeading title={title} isResumed={isResumed} />
    </>
  );
  const { find, redraw } = await renderLive(form('Your account'));
  const isFocused = () => {
    const isIt = document.activeElement === find('h2');
    find('input').focus();
    return isIt;
  };
  const focused = [isFocused()];
  for (const title of titles) {
    await redraw(form(title));
    focused.push(isFocused());
  }
  return focused;
};

test('PRO-18: the heading of each later step takes the focus, once', async () => {
  expect(await focusOf(false, 'Your account', 'Your address', 'Your address', 'Your account')).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('PRO-18: a page that begins with a later step begins at its heading', async () => {
  expect(await focusOf(true, 'Your account', 'Your address')).toEqual([true, false, true]);
});
