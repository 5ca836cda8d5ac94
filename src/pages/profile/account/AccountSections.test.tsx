import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { AccountSections } from './AccountSections.tsx';

test('LAY-37: Try again of the details hands the focus to their name', async () => {
  const request = () => Promise.reject(new MemberError('forbidden'));
  const { find, until } = await renderLive(
    <AccountSections
      {...{ request, client: createMemberClient(request), clock: { now: () => 0 } }}
      lang="en"
      shareProfile={() => {}}
      onDeleted={() => {}}
    />,
    { queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  );
  await until(() => expect(find('button').textContent).toBe('Try again'));
  find('button').focus();
  await act(async () => find('button').click());
  expect(document.activeElement?.id).toBe('details');
});
