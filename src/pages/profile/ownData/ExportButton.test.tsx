import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { PartsContext } from '#src/components/parts.ts';
import { textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ExportButton } from './ExportButton.tsx';

test('PRO-03: all data come as a file once for a press, and only a file that has come is saved', async () => {
  // A saved file is kept for a while.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  openWindow();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const answers: ((answer: Response | null) => void)[] = [];
  const { find, html, until } = await renderLive(
    <ExportButton
      request={() =>
        new Promise((resolve, reject) => {
          answers.push((answer) => (answer ? resolve(answer) : reject(new MemberError('unavailable'))));
        })
      }
    />,
    { queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  );
  const press = () => act(async () => find('button').click());
  const told = () => [
    find('p', 1).textContent,
    find('p', 2).textContent,
    find('button').getAttribute('aria-disabled'),
  ];
  expect([answers.length, told()]).toEqual([0, ['', '', 'false']]);
  await act(async () => {
    find('button').click();
    find('button').click();
  });
  await until(() => expect(told()[2]).toBe('true'));
  await press();
  expect([answers.length, told()]).toEqual([1, ['Getting it together…', '', 'true']]);
  await act(async () => answers[0]?.(new Response('{"format":"1"}')));
  await until(() => expect(told()).toEqual(['Your file is on its way to your downloads.', '', 'false']));
  expect(saved).toHaveBeenCalledTimes(1);
  await press();
  await act(async () => answers[1]?.(null));
  await until(() => expect(told()[1]).toBe('Your data could not be fetched. Try again.'));
  expect([saved.mock.calls.length, html().includes('on its way')]).toEqual([1, false]);
});

test.each([
  [
    true,
    'Your profile, sessions, credits, reservations and wishes, in one JSON file. No passwords, no codes.',
  ],
  [false, 'Your profile, sessions and wishes, in one JSON file. No passwords, no codes.'],
])('FES-22: what is in the file is told, and nothing else; with credits: %s', (credits, says) => {
  const html = renderScreen(
    <PartsContext value={{ ...allParts, credits }}>
      <ExportButton request={() => new Promise(() => {})} />
    </PartsContext>,
  );
  expect(textOf(html)).toBe(`Take it with you ${says} Download my data`);
});
