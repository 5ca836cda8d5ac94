import type calendarTexts from '#locales/en/calendar.json';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { citiesQuery, type Cities } from '#src/api/calendar/calendarQueries.ts';
import type { ContentClient } from '#src/api/content.ts';
import type { Language } from '#contract/address/language.ts';
import type { PageClock } from '#contract/programme/time/clock.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import type { CalendarKind } from '#contract/programme/calendar/landing.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { useRememberedCity } from '#src/controls/visitorCity/rememberedCity.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { pairOf, reachOf } from './calendar.question.ts';
import { fromUrl, nextUrl, type CalendarEvent, type CalendarFrame } from './calendar.url.ts';
import { repairSearch, type CalendarSearch } from './calendar.search.ts';
import { useDayChange } from './useDayChange.ts';
import { useProgramme } from './useProgramme.ts';

export { loadCalendar } from './calendar.loader.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    calendar: typeof calendarTexts;
  }
}

interface CalendarPageProps {
  client: ContentClient;
  lang: Language;
  settings: PageSettings;
  clock: PageClock;
  loadTexts: Texts['load'];
  calendar: CalendarKind;
  search: CalendarSearch;
  frame: CalendarFrame;
  today: string;
  plainFacets: CalendarFacets | null;
  navigate: (to: {
    search: (now: Record<string, unknown>) => CalendarSearch;
    resetScroll: boolean;
  }) => Promise<void>;
}

const isOnly = ([first, ...others]: readonly string[], city: string): boolean =>
  first === city && others.length === 0;

const noCities: Cities = { names: [], ofEvening: '' };

/** Connects the address, the machine and the programme for the screen. */
export function CalendarPage({
  client,
  lang,
  settings,
  clock,
  loadTexts,
  calendar,
  search,
  frame,
  today,
  plainFacets,
  navigate,
}: CalendarPageProps) {
  useDayChange(today, { clock, timezone: settings.timezone });
  const state = useMemo(() => fromUrl(search, frame), [search, frame]);
  // The router passes on unread parameters as in the address.
  const { offset } = repairSearch(search);
  const asker = useMemo(
    () => ({ lang, settings, clock, ...reachOf(calendar, today) }),
    [lang, settings, clock, calendar, today],
  );
  const programme = useProgramme(client, state, asker, offset);
  const remembered = useRememberedCity();
  const ownCity = isOnly(state.context.filters.city, remembered) ? remembered : '';
  const framed = useMemo(() => ({ ...frame, ownCity }), [frame, ownCity]);
  const { data: cities = noCities } = useQuery({
    ...citiesQuery(client, lang, today),
    enabled: calendar === 'live',
  });
  // From the present address, not the drawn one: two events in one tick both count.
  const send = useCallback(
    (event: CalendarEvent) => {
      const isFiltered = event.type === 'filters.applied';
      void navigate({
        search: (now) => nextUrl(now, frame, event),
        // Another month begins at its top; filters change the view in place.
        resetScroll: !isFiltered,
      });
    },
    [navigate, frame],
  );
  return (
    <CalendarScreen
      {...programme}
      variant={calendar}
      path={pairPath(pairOf[calendar], lang)}
      archiveHref={calendar === 'live' ? pairPath(pairOf.archive, lang) : null}
      frame={framed}
      state={state}
      send={send}
      today={today}
      cities={cities}
      plainFacets={plainFacets}
      loadTexts={loadTexts}
      now={clock.now}
    />
  );
}
