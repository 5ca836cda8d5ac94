import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Language } from '../api/contract/values.ts';
import { loginAddress } from '../app/loginAddress.ts';
import { useMemberArea, type MemberDoor } from '../app/memberDoor.ts';
import { LogInLink } from '../screens/layout/LogInLink.tsx';

interface AccountProps {
  member: MemberDoor;
  lang: Language;
  /** In the drawer there are the entries alone: the session shows itself once on a page. */
  place: 'header' | 'drawer';
}

const MemberCorner = lazy(() =>
  import('./MemberCorner.tsx').then(({ MemberCorner: default_ }) => ({ default: default_ })),
);

/** LAY-11: the way in, or the member's menu, which is fetched for members only. */
export function Account({ member, lang, place }: AccountProps) {
  const area = useMemberArea(member);
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const logIn = <LogInLink href={loginAddress(lang, here)} />;
  const closed =
    place === 'drawer' ? (
      logIn
    ) : (
      <div data-scope="session" data-state="anonymous">
        {logIn}
      </div>
    );
  if (!area) return closed;
  return (
    <Suspense fallback={closed}>
      <MemberCorner {...{ area, lang, place, logIn }} />
    </Suspense>
  );
}
