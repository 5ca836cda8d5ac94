import { act } from 'react';
import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Loaded } from './Loaded.tsx';

const draw = (data: string | undefined, isError: boolean) =>
  renderScreen(
    <Loaded
      failed="It failed."
      reading={{ data, isError, isFetching: false, refetch: () => Promise.resolve() }}
    >
      {(words) => <p>{words}</p>}
    </Loaded>,
  );

test.each([
  ['loading', undefined, false, 'status', /^Loading/],
  ['failed', undefined, true, 'alert', /^It failed\. \S/],
  ['failed, with what was known', 'known', true, 'alert', /^It failed\. .* known$/],
] as const)('WSH-08: a list of a member says aloud that it is %s', (_, data, isError, role, says) => {
  const html = draw(data, isError);
  expect(html).toContain(`role="${role}"`);
  expect(textOf(html)).toMatch(says);
});

test.each(['known', undefined])(
  'WSH-08: a list that failed is asked for again on a press (%s)',
  async (data) => {
    let asks = 0;
    const refetch = () => Promise.resolve((asks += 1));
    const { find } = await renderLive(
      <Loaded failed="It failed." reading={{ data, isError: true, isFetching: false, refetch }}>
        {(words) => <p>{words}</p>}
      </Loaded>,
    );
    await act(async () => find('button').click());
    expect(asks).toBe(1);
  },
);

test('WSH-08: a list that is there says nothing of itself', () => {
  expect(draw('known', false)).toBe('<p>known</p>');
});
