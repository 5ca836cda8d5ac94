import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { Texts } from '#src/i18n/texts.ts';
import type { HeartProps } from './Heart.tsx';
import { NoHeart } from './NoHeart.tsx';

/** The heart for a page that visitors also read: only members fetch its scripts and texts (WSH-02). */
export const useLazyHeart = (loadTexts: Texts['load']): ((props: HeartProps) => ReactNode) =>
  useMemo(() => {
    const Heart = lazy<(props: HeartProps) => ReactNode>(() =>
      Promise.all([import('./Heart.tsx'), loadTexts('wishlist')]).then(
        ([{ Heart: default_ }]) => ({ default: default_ }),
        () => ({ default: NoHeart }),
      ),
    );
    return (props) =>
      props.member === null ? (
        <NoHeart />
      ) : (
        <Suspense fallback={<NoHeart />}>
          <Heart {...props} />
        </Suspense>
      );
  }, [loadTexts]);
