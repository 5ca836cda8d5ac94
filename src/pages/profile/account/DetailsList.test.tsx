import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { DetailsList } from './DetailsList.tsx';

test('PRO-03: the member’s number stands last, folded', () => {
  const html = renderScreen(<DetailsList fields={{ uuid: 'm1', firstname: 'Camille', pseudo: 'Cam' }} />);
  expect(textOf(html)).toBe('First name Camille pseudo Cam Member number m1');
  expect(html).toMatch(
    /<\/dl><details class="[^"]*"><summary>Member number<\/summary><bdi>m1<\/bdi><\/details>$/,
  );
});
