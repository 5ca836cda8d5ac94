import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { Language } from '#contract/address/language.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { CalendarScreen, type CalendarScreenProps } from '../CalendarScreen.tsx';
import { atHand } from './atHand.ts';
import { asking, frame, july, panelQueries, sixteenth, stateAt } from './sample.ts';

/** For tests: the path of the calendar. */
export const path = '/fr/calendrier';
/** For tests: a July without shows. */
export const nothing = { ...july, days: [], total: 0, leftOutEnglish: 0, hasVenueTimes: false, zones: [] };

/** For tests: the same, with the next day that has shows. */
export const nothingUntil = (next: string): CalendarView => ({
  ...nothing,
  beyond: { previous: null, next },
});

/** For tests: the calendar, by month. */
export const calendar = (changes: Partial<CalendarScreenProps> = {}) => (
  <CalendarScreen
    variant="live"
    path={path}
    archiveHref="/fr/calendrier-archive"
    frame={frame}
    state={stateAt()}
    view={july}
    status="ready"
    onRetry={() => {}}
    send={() => {}}
    today="2027-07-16"
    cities={{ names: [], ofEvening: '' }}
    now={() => Date.UTC(2027, 6, 16, 22)}
    neighbours={{ previousDay: null, nextDay: null }}
    ahead={[]}
    asking={asking}
    panelQueries={panelQueries}
    loadTexts={() => Promise.resolve()}
    plainFacets={null}
    {...changes}
  />
);

/** For tests: its server's HTML. */
export const page = (changes: Partial<CalendarScreenProps> = {}, lang: Language = 'fr') =>
  renderScreen(calendar(changes), { lang, queries: atHand() });
/** For tests: by day. */
export const dayPage = (changes: Partial<CalendarScreenProps> = {}, lang?: Language) =>
  page({ state: stateAt({ mode: 'day', day: '2027-07-16' }), view: sixteenth, ...changes }, lang);
