import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasBegun } from '#contract/programme/time/closing.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { creditsQuery, reservationsQuery } from '#src/api/member/memberQueries.ts';
import { useParts } from '#src/components/parts.ts';

/** The data that go with an account; null if unknown (yet). */
export interface Losses {
  /** Reservations of coming shows. */
  reservations: number | null;
  credits: number | null;
}

/** The member's losses at this moment. */
export const useLosses = (client: MemberClient, clock: SiteClock): Losses => {
  const [openedAt] = useState(clock.now);
  const { credits: enabled } = useParts();
  const { data: reservations } = useQuery({ ...reservationsQuery(client), enabled });
  const { data: credits } = useQuery({ ...creditsQuery(client), enabled });
  const coming = reservations?.filter(
    // A show with an unreadable start may be coming.
    ({ status, show }) => status === 'true' && !hasBegun(Date.parse(show?.start ?? '') - openedAt),
  );
  return { reservations: coming?.length ?? null, credits: credits?.creditLeft ?? null };
};
