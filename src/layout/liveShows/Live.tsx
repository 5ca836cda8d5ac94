import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import { whenIdle } from '#src/browser/whenIdle.ts';

const LiveShows = lazy(async () => {
  await new Promise<void>(whenIdle);
  const { LiveShows: default_ } = await import('./LiveShows.tsx');
  return { default: default_ };
});

/** LAY-05 */
const wide = '(width >= 800px)';
const watch = (notice: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', notice);
  return () => query.removeEventListener('change', notice);
};
const placeOf = () => (matchMedia(wide).matches ? 'header' : 'drawer');
const nowhere = () => null;

/**
 * LAY-07: the live widget, which delays no page: it is fetched when the browser is idle, and on phones when the drawer opens.
 */
export function Live(props: ComponentProps<typeof LiveShows>) {
  const place = useSyncExternalStore(watch, placeOf, nowhere);
  return (
    place === props.place && (
      <CatchBoundary getResetKey={noReset} errorComponent={nowhere}>
        <Suspense>
          <LiveShows key={props.lang} {...props} />
        </Suspense>
      </CatchBoundary>
    )
  );
}

const noReset = () => 0;
