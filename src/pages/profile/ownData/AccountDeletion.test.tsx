import { act } from 'react';
import { expect, test } from 'vitest';
import { client, now } from '#src/controls/memberLists/testing/draw.tsx';
import { MemberError } from '#src/api/member/memberError.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';

test('own data: an account is deleted after a press, a password, and another try where no answer came; then the page hears of it', async () => {
  openWindow();
  const sent: unknown[] = [];
  let deleted = 0;
  const request: MemberRequest = async ({ method, path, body }) => {
    sent.push([method, path, body]);
    if (sent.length === 1) throw new MemberError('unavailable');
    return Response.json({ data: { cancelled: 0 } });
  };
  const { find, html, until } = await renderLive(
    <AccountDeletion
      {...{ client, request }}
      shareProfile={() => {}}
      lang="en"
      clock={{ now: () => now }}
      onDeleted={() => (deleted += 1)}
    />,
  );
  const look = () => [
    find('div').dataset['state'],
    partsOf(html(), 'p').slice(-2).map(textOf).join(''),
    partsOf(html(), 'button').map(textOf).at(-1),
  ];
  const submit = (password: string) =>
    act(async () => {
      find('input').value = password;
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  expect(html()).not.toContain('<dialog');
  await act(async () => find('button').click());
  const asking = look();
  await submit('sesame');
  await until(() => expect(find('div').dataset['state']).toBe('failed'));
  const failed = look();
  await submit('sesame');
  await until(() => expect(deleted).toBe(1));
  const call = ['POST', '/v1/me/delete', { password: 'sesame' }];
  expect([asking, failed, look(), sent]).toEqual([
    ['asking', '', 'Delete for good'],
    [
      'failed',
      'The server didn’t answer, so we don’t know whether it is done. Trying again does no harm.',
      'Try again',
    ],
    ['deleted', 'Your account is deleted.', 'Delete for good'],
    [call, call],
  ]);
});
