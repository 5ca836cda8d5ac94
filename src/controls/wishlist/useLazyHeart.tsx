import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '#contract/address/language.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import type { HeartProps } from './Heart.tsx';
import { NoHeart } from './NoHeart.tsx';

/** The heart for a page that visitors read too: its scripts and texts are fetched for members only (WSH-02). */
export const useLazyHeart = (
  member: MemberSession | null,
  { lang, loadTexts }: { lang: Language; loadTexts: Texts['load'] },
): ((props: HeartProps) => ReactNode) => {
  const { data } = useQuery({
    ...fetchedCode(`heart-${lang}`, async () => {
      const [{ Heart }] = await Promise.all([import('./Heart.tsx'), loadTexts('wishlist')]);
      return { Heart };
    }),
    enabled: member !== null,
  });
  return member !== null && data ? data.Heart : NoHeart;
};
