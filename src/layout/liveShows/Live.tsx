import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { whenIdle } from '#src/browser/whenIdle.ts';
import { liveShowsKey } from '#src/api/programme/liveShowsKey.ts';
import type { LiveShows } from './LiveShows.tsx';
import styles from './Live.module.css';

const liveCode = fetchedCode('live-widget', async () => {
  await new Promise<void>(whenIdle);
  return (await import('./LiveShows.tsx')).LiveShows;
});

/** LAY-05 */
const wide = '(width >= 800px)';
const watch = (notice: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', notice);
  return () => query.removeEventListener('change', notice);
};
const placeOf = () => (matchMedia(wide).matches ? 'line' : 'drawer');
const nowhere = () => null;

/**
 * LAY-07: the live widget, which no page waits for: it is fetched when the browser has nothing better to do, and on
 * phones when the drawer opens. Where the server knows that something is on, the page comes with the room for it.
 */
export function Live(props: ComponentProps<typeof LiveShows>) {
  const { lang, place } = props;
  const isHere = useSyncExternalStore(watch, placeOf, nowhere) === place;
  const { data: Widget } = useQuery({ ...liveCode, enabled: isHere });
  const queryClient = useQueryClient();
  // The browser's own answers make no room: where nothing is on, a dark line would come and go.
  const [isTold] = useState(() => queryClient.getQueryData(liveShowsKey(lang)) !== undefined);
  const widget = isHere && Widget && <Widget key={lang} {...props} />;
  if (place === 'drawer') return widget;
  return (
    <div className={styles['line']} data-told={isTold}>
      {widget}
    </div>
  );
}
