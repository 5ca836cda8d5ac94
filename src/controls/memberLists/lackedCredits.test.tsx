import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { MemberLists } from './MemberLists.tsx';
import { client, listsProps } from './testing/draw.tsx';

test.each([
  [true, 1],
  [false, 0],
])(
  'FES-21: with credits (%s) the reservations of a member are shown and asked for: %i',
  async (credits, times) => {
    const reservations = vi.fn(() => Promise.resolve([]));
    const wishes = vi.fn(() => Promise.resolve([]));
    const { html } = await renderLive(
      <PartsContext value={{ ...allParts, credits }}>
        <MemberLists {...listsProps('en')} client={{ ...client, reservations, wishes }} />
      </PartsContext>,
      { queries: new QueryClient() },
    );
    expect([
      html().includes('id="reserved"'),
      reservations.mock.calls.length,
      wishes.mock.calls.length,
    ]).toEqual([credits, times, 1]);
  },
);
