import type memberListsTexts from '#locales/en/memberLists.json';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { reservationsQuery, wishesQuery } from '#src/api/member/memberQueries.ts';
import { useParts } from '#src/components/parts.ts';
import { useKeptTickets } from './keptTickets/KeepTickets.tsx';
import { type RenderReservation, ReservedShows } from './ReservedShows.tsx';
import { Section } from './Section.tsx';
import { type RenderHeart, Wishes } from './Wishes.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    memberLists: typeof memberListsTexts;
  }
}

export interface MemberListsProps {
  client: MemberClient;
  /** The server's time. */
  clock: { now: () => number };
  calendarHref: string;
  /** The member's control of a reservation; it reports a cancellation (RES-07). */
  renderReservation: (
    ...about: [...Parameters<RenderReservation>, onCancelled: (reservationId: string) => void]
  ) => ReturnType<RenderReservation>;
  renderHeart: RenderHeart;
}

/** A member's reservations (RES-25), then the wishes (WSH-08), each with its own failure and Retry. */
export function MemberLists({
  client,
  clock,
  calendarHref,
  renderReservation,
  renderHeart,
}: MemberListsProps) {
  const { t } = useTranslation();
  const { credits } = useParts();
  const reservations = useQuery({ ...reservationsQuery(client), enabled: credits });
  const wishes = useQuery(wishesQuery(client));
  const keeping = useKeptTickets(client);
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  const [openedAt] = useState(clock.now);
  const noteCancelled = (id: string) => setCancelled((ids) => [...ids, id]);
  const title = (name: 'reserved' | 'wishes') => ({
    id: name,
    title: t(`memberLists.${name}.title`),
    failed: t(`memberLists.${name}.failed`),
  });
  return (
    <>
      {credits && (
        <Section {...title('reserved')} reading={reservations}>
          {(data) => (
            <ReservedShows
              client={client}
              reservations={data}
              cancelled={cancelled}
              now={openedAt}
              calendarHref={calendarHref}
              keeping={keeping}
              renderReservation={(reservation: BookingItem, show) =>
                renderReservation(reservation, show, noteCancelled)
              }
            />
          )}
        </Section>
      )}
      <Section {...title('wishes')} reading={wishes}>
        {(data) => (
          <Wishes wishes={data} now={openedAt} calendarHref={calendarHref} renderHeart={renderHeart} />
        )}
      </Section>
    </>
  );
}
