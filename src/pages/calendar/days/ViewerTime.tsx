import type { Tile } from '#contract/programme/shows/view.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import type { Words } from '../words.ts';

/** The day and time of an online show on the viewer's own clock, if that differs from the show's (CAL-35). */
export function ViewerTime({ show: { start }, words }: { show: Tile; words: Words }) {
  const { format } = words;
  const viewer = useInBrowser() ? format.local(start, Temporal.Now.timeZoneId()) : null;
  if (viewer === null || start.startsWith(`${viewer.date}T${viewer.time}`)) return null;
  return words.viewer(format.dayTime(viewer.date, viewer.time));
}
