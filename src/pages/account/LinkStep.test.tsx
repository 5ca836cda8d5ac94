import { expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { LinkStep } from './LinkStep.tsx';

const drawn = (facts: Partial<Parameters<typeof LinkStep>[0]>, presses: string[] = []) => {
  let confirmed = 0;
  const html = renderScreen(
    <LinkStep
      problem={null}
      retryAfter={null}
      email="jo@example.test"
      label="Continue"
      isBusy={false}
      onConfirm={() => (confirmed += 1)}
      {...facts}
    />,
    { presses },
  );
  const button = partsOf(html, 'button').map((part) => [textOf(part), ...valuesOf(part, 'aria-disabled')]);
  return [partsOf(html, 'p').map(textOf), button, valuesOf(html, 'aria-busy'), confirmed];
};
const sent = 'You opened the link that was sent to jo@example.test. All that is left is to confirm.';

test('PRO-06: an opened link names the address that it was sent to, and takes effect at a press alone', () => {
  expect([
    drawn({}),
    drawn({}, ['Continue']),
    drawn({ isBusy: true }),
    drawn({ problem: 'too-many', retryAfter: 90 }),
  ]).toEqual([
    [[sent], [['Continue', 'false']], ['false'], 0],
    [[sent], [['Continue', 'false']], ['false'], 1],
    [[sent], [['One moment…', 'true']], ['true'], 0],
    [[sent, 'Too many tries. Try again in 2 min.'], [['Continue', 'false']], ['false'], 0],
  ]);
});
