import type wishlistTexts from '#locales/en/wishlist.json';
import { useQueryClient } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import { HeartView } from './HeartView.tsx';
import { NoHeart } from './NoHeart.tsx';
import { provideWishlist, type WishlistMember } from './wishlist.actor.ts';
import { wishlistPicture } from './wishlist.picture.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    wishlist: typeof wishlistTexts;
  }
}

export interface HeartProps {
  /** Null if one of the three is missing: then there is no heart (WSH-02). */
  ids: ProgrammationIds | null;
  title: string;
  /** The date and time in the row's form ("16 July, 7:30 pm"). */
  when: string;
  /** Null if nobody is logged in, or the member session is not open yet. */
  member: WishlistMember | null;
  log: (event: string, details: object) => void;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded?: boolean;
}

/** WSH-01…WSH-07: the heart of one date. A visitor sees none, but the row keeps its place. */
export function Heart({ ids, member, ...rest }: HeartProps) {
  const programmation = ids?.programmation;
  const edition = ids?.edition;
  const festival = ids?.festival;
  const known = useMemo(
    () =>
      programmation === undefined || edition === undefined || festival === undefined
        ? null
        : { programmation, edition, festival },
    [programmation, edition, festival],
  );
  if (known === null || member === null) return <NoHeart />;
  return <MemberHeart {...rest} ids={known} member={member} />;
}

type MemberHeartProps = Omit<HeartProps, 'ids' | 'member'> & {
  ids: ProgrammationIds;
  member: WishlistMember;
};

function MemberHeart({ ids, title, when, member, log, isGuarded = false }: MemberHeartProps) {
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideWishlist({ queryClient, ids, member, isGuarded, log }));
  const actor = useActorRef(machine);
  const picture = useSelector(actor, wishlistPicture, shallowEqual);
  return <HeartView picture={picture} send={actor.send} title={title} when={when} />;
}
