import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasBegun } from '#contract/programme/time/closing.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { creditsQuery, reservationsQuery } from '#src/api/member/memberQueries.ts';

/** What goes with an account; null where it is not known (yet). */
export interface Losses {
  /** Reservations of shows that are still to come. */
  reservations: number | null;
  credits: number | null;
}

/** What the member would lose now. */
export const useLosses = (client: MemberClient, clock: SiteClock): Losses => {
  const [openedAt] = useState(clock.now);
  const { data: reservations } = useQuery(reservationsQuery(client));
  const { data: credits } = useQuery(creditsQuery(client));
  const coming = reservations?.filter(
    // A start that cannot be read may be to come.
    ({ status, show }) => status === 'true' && !hasBegun(Date.parse(show?.start ?? '') - openedAt),
  );
  return { reservations: coming?.length ?? null, credits: credits?.creditLeft ?? null };
};
