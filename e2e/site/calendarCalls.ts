import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { calendarFacets, monthSummary } from '#contract/wire/calendar.ts';
import { listEnvelope } from '#contract/wire/list.ts';

/** The calendar's calls: a month, the choices of its filters, the shows of a day; or the range call. */
type CalendarCall = 'month' | 'facets' | 'day' | 'range';

const endings: Record<CalendarCall, RegExp> = {
  month: /\/calendar$/,
  facets: /\/calendar\/facets$/,
  day: /\/calendar\/day$/,
  range: /\/content\/\d+\/programmations$/,
};

/** Whether an address is a call of a kind; of the API, not of a page with the same name. */
export const isCall = (kind: CalendarCall, { pathname }: URL): boolean =>
  pathname.startsWith('/api/') && endings[kind].test(pathname);

/** Whether an address asks for the summary of a whole month, `YYYY-MM` (CAL-45). */
export const isOfMonth = (month: string, url: URL): boolean =>
  isCall('month', url) && url.searchParams.get('month') === month && !url.searchParams.has('days');

type Asked = Readonly<Record<string, string | readonly string[]>>;

const askApi = async (site: string, lang: Language, path: string, asked: Asked): Promise<unknown> => {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const answer = await fetch(`${site}/api/content/${lang}/content/8/calendar${path}?${query}`);
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
  return answer.json();
};

/** The API's own answers, for comparison with the page. */
export const readSummary = async (site: string, lang: Language, asked: Asked) =>
  v.parse(monthSummary, await askApi(site, lang, '', asked));
export const readFacets = async (site: string, lang: Language, asked: Asked) =>
  v.parse(calendarFacets, await askApi(site, lang, '/facets', asked));
export const readDay = async (site: string, lang: Language, asked: Asked) =>
  v.parse(listEnvelope, await askApi(site, lang, '/day', asked));
