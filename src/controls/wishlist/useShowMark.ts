import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Language } from '#contract/address/language.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { useMemberSession, type SessionLoader } from '#src/session/sessionLoader.ts';

/**
 * Draws marks on the shows of lists for members; null for visitors, and until its scripts have come, which only members fetch
 * (WSH-01, WSH-02).
 */
export const useShowMark = (
  sessionLoader: SessionLoader,
  { lang, loadTexts }: { lang: Language; loadTexts: Texts['load'] },
): ((show: Tile) => ReactNode) | null => {
  const member = useMemberSession(sessionLoader);
  const { data } = useQuery({
    ...fetchedCode(`show-mark-${lang}`, async () => {
      const [{ showMarkOf }] = await Promise.all([import('./ShowMark.tsx'), loadTexts('wishlist')]);
      return { showMarkOf };
    }),
    enabled: member !== null,
  });
  return useMemo(() => (member && data ? data.showMarkOf(member) : null), [member, data]);
};
