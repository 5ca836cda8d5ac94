import type { WallTime } from '#contract/programme/texts/writeWhen.ts';
import type { Format, Zone } from './format.ts';

/** A start by one clock. */
type Told = WallTime & Zone;

/** A start as the viewer reads it, and the clocks that tell it, in words. */
interface BothClocks {
  /** '7:30 pm', and the day where that is another one: 'Sat 17 Jul 3:00 am'. */
  start: string;
  /** 'Tokyo time · Fri 16 Jul 2:00 pm, Eastern Time'; where both clocks tell the same, or the viewer's is not known, the show's. */
  clocks: string;
}

/** A show that the viewer's clock tells, with the show's own beside it (CAL-34, CAL-35, TKT-07). */
export const bothClocks = (format: Format, own: Told, viewer: Told | null): BothClocks => {
  const ownZone = format.zone(own);
  if (viewer === null) return { start: format.time(own.time), clocks: ownZone };
  const isOneDay = viewer.date === own.date;
  const say = ({ date, time }: Told): string => (isOneDay ? format.time(time) : format.dayTime(date, time));
  return { start: say(viewer), clocks: `${format.zone(viewer)} · ${say(own)}, ${ownZone}` };
};
