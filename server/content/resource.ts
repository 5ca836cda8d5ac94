import * as v from 'valibot';
import { listEnvelope } from '#contract/wire/list.ts';
import type { Clock } from '../clock.ts';
import { resourceDefiner, type Resource } from '../http/resource.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { Store } from '../store/store.ts';
import type { DateSource } from './calendar/dateSource.ts';
import type { CalendarSource } from './calendarSource.ts';
import type { ReadCities } from './shows/cityPositions.ts';

/** The content API's surroundings. */
export interface ContentDeps {
  store: Store;
  calendar: CalendarSource;
  /** The programme's dates, for calendar files. */
  dates: DateSource;
  /** The programme's cities. */
  cities: ReadCities;
  clock: Clock;
  festival: FestivalSource;
  /** Origin of absolute addresses, without a slash at the end. */
  publicUrl: string;
  /** Base of the box office for dates without their own address; null is the site's own. */
  boxOfficeUrl: string | null;
  /** This site's number in the paths. */
  siteId: number;
  /** Whether one of our own files has that address. */
  hasFile: (pathname: string) => Promise<boolean>;
}

/** One path of the content API, below `/api/content`. */
export type ContentResource = Resource<ContentDeps, object>;

/** Open to anybody; answers are prepared once per version of the data, unless a resource says otherwise. */
export const defineResource = resourceDefiner<ContentDeps, object, 'public'>({
  access: 'public',
  keeping: 'kept',
});

/** A list of the content wire with known entries. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...listEnvelope.entries, data: v.array(item) });

export const wholeList = <Item>(data: Item[]) => ({
  data,
  pagesize: data.length,
  totalcount: data.length,
  previous: null,
  next: null,
});

/** One page of a longer list; `previous` and `next` are offsets. */
export const pageOfList = <Item>(
  data: Item[],
  { limit, offset, total }: { limit: number; offset: number; total: number },
) => ({
  data,
  pagesize: limit,
  totalcount: total,
  previous: offset > 0 ? Math.max(0, offset - limit) : null,
  next: offset + limit < total ? offset + limit : null,
});
