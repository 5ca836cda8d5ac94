import type calendarTexts from '#locales/en/calendar.json';
import { useCallback, useMemo } from 'react';
import type { ContentClient } from '#src/api/content.ts';
import type { Language } from '#contract/address/language.ts';
import type { SiteClock } from '#contract/programme/clock.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import type { CalendarKind } from '#contract/programme/landing.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { pairOf } from './calendar.question.ts';
import { fromUrl, nextUrl, type CalendarEvent, type CalendarFrame } from './calendar.url.ts';
import { repairSearch, type CalendarSearch } from './calendar.search.ts';
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
  clock: SiteClock;
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

/** Brings the address, the machine and the programme together for the screen. */
export function CalendarPage({
  client,
  lang,
  settings,
  clock,
  calendar,
  search,
  frame,
  today,
  plainFacets,
  navigate,
}: CalendarPageProps) {
  const state = useMemo(() => fromUrl(search, frame), [search, frame]);
  // The router hands on what it did not read, as it stands in the address.
  const { offset } = repairSearch(search);
  const programme = useProgramme(client, state, lang, settings, offset);
  // From the address as it is then, not as it was drawn: two events in one tick both count.
  const send = useCallback(
    (event: CalendarEvent) =>
      void navigate({
        search: (now) => nextUrl(now, frame, event),
        // Another month begins at its top; filters narrow what is in sight.
        resetScroll: event.type !== 'filters.applied',
      }),
    [navigate, frame],
  );
  return (
    <CalendarScreen
      {...programme}
      variant={calendar}
      path={pairPath(pairOf[calendar], lang)}
      archiveHref={calendar === 'live' ? pairPath(pairOf.archive, lang) : null}
      frame={frame}
      state={state}
      send={send}
      today={today}
      plainFacets={plainFacets}
      now={clock.now}
    />
  );
}
