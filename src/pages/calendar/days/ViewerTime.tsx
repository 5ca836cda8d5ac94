import { dayOfTile, timeOfTile, zoneOfTile } from '#contract/programme/shows/tileStart.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { useViewerTime } from '#src/browser/useViewerTime.ts';
import { bothClocks } from '#src/i18n/bothClocks.ts';
import type { Words } from '../words.ts';

interface ViewerTimeProps {
  show: Tile;
  words: Words;
}

const useBothClocks = ({ show, words: { format } }: ViewerTimeProps) => {
  const own = { date: dayOfTile(show), time: timeOfTile(show), ...zoneOfTile(show) };
  return bothClocks(format, own, useViewerTime({ ...own, instant: show.start }));
};

/** When an online show begins for the viewer, with the day where that is another one (CAL-34, CAL-35). */
export function ViewerStart(props: ViewerTimeProps) {
  const { start } = useBothClocks(props);
  return <time dateTime={props.show.start}>{start}</time>;
}

/** Names that clock; gives the time by the show's own. */
export function ViewerClocks(props: ViewerTimeProps) {
  return useBothClocks(props).clocks;
}
