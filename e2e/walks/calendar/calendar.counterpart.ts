import type { Language } from '#contract/address/language.ts';
import { writeDays } from '#contract/programme/time/dayRange.ts';
import { calendarOn, type CalendarPage } from '#e2e/pageObjects/calendarPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { rootsIn } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, like, type SiteWords, words } from '#e2e/site/words.ts';
import type { calendarMachine } from '#machines/calendar/calendar.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { openTab } from '../browser/openTab.ts';
import { frenchForEnglishShows } from './calendar.language.ts';
import { calendarPerception } from './calendar.perception.ts';
import { expectPicture } from './calendar.picture.ts';

interface CalendarScene extends Visit {
  calendar: CalendarPage;
  text: SiteWords['calendar'];
  isLive: true;
}

/** The tab's language, if an unobstructed calendar is open in it. */
const languageHere = ({ page, gate }: Visit): Promise<Language | null> =>
  page.evaluate(
    ({ origin, free }) => {
      const { lang } = document.documentElement;
      const isFree = document.querySelector(free) !== null;
      return location.origin === origin && isFree && (lang === 'fr' || lang === 'en') ? lang : null;
    },
    { origin: gate.url, free: rootsIn('calendarPanel', 'closed') },
  );

/** To the archive, within the page if the last walk has left it on a calendar: like visitors, and quicker. */
const comeToArchive = async (visit: Visit, lang: Language): Promise<void> => {
  const { page, gate } = visit;
  const footer = page.getByRole('contentinfo');
  const here = await languageHere(visit);
  if (here === null) return openTab(visit, addresses[lang].archive);
  const { layout } = words[here];
  if (here !== lang) {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: layout.languages[lang], exact: true }).click();
    // The page is redrawn around its links: until then the next press would meet the one that leads back.
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await footer.locator(`a[href="${addresses[lang].archive}"]`).click();
  await expect(page).toHaveURL(gate.url + addresses[lang].archive);
};

const removesVenue = ({ text }: CalendarScene): RegExp =>
  like(filled(text.filter.remove, { name: text.filter.venue, value: '{{value}}' }));

const removesDays = ({ text }: CalendarScene): RegExp =>
  like(filled(text.filter.remove, { name: text.filter.days, value: '{{value}}' }));

/** A filter's remove button is only there with the filter: without it nothing can be done. */
const takeAway = async (
  { calendar }: CalendarScene,
  name: string | RegExp,
  isThere: boolean,
): Promise<void> => {
  const control = calendar.appliedFilters.getByRole('link', { name });
  if (isThere) await control.click();
  else await expect(control).toHaveCount(0);
};

const hasVenue = ({ facts }: Place): boolean => facts['venue'] !== '';
const hasEnglish = ({ facts }: Place): boolean => facts['english'] === 'true';
const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

const sees = ({ page, lang }: CalendarScene, place: Place): Promise<void> => expectPicture(page, lang, place);

/** A shared link: the same place, with these changes. */
const follow = (visit: CalendarScene, changes: Readonly<Record<string, string | null>>): Promise<void> => {
  const { pathname, searchParams } = new URL(visit.page.url());
  for (const [name, value] of Object.entries(changes))
    if (value === null) searchParams.delete(name);
    else searchParams.set(name, value);
  return openTab(visit, `${pathname}?${searchParams}`);
};

/** CAL-10, CAL-36…CAL-44, on the archive */
export const calendarCounterpart = counterpart<typeof calendarMachine, CalendarScene>('calendar', {
  requirements: 'CAL-10, CAL-36…CAL-44',
  lang: frenchForEnglishShows,
  begin: async (visit) => {
    const { page, lang } = visit;
    await comeToArchive(visit, lang);
    return { ...visit, calendar: calendarOn(page, lang), text: words[lang].calendar, isLive: true };
  },
  events: {
    'month.opened': ({ calendar }) => calendar.tab('month').click(),
    'day.opened': async ({ calendar }, { day }, { value, facts }) => {
      if (value === 'day') return calendar.tab('day').click();
      if (facts['month'] !== monthOf(day)) await calendar.chooseMonth(monthOf(day));
      return calendar.openDay(day).click();
    },
    'month.previous': ({ calendar }) => calendar.arrow('previousMonth').click(),
    'month.next': ({ calendar }) => calendar.arrow('nextMonth').click(),
    'month.chosen': ({ calendar }, { month }) => calendar.chooseMonth(month),
    'day.moved': ({ calendar }, { day }) => calendar.chooseDay(day),
    'time.chosen': (scene, { after }, from) => {
      if (after !== null) return follow(scene, { after });
      const whole = scene.calendar.root.getByRole('link', { name: scene.text.day.whole });
      return from.facts['after'] === null ? expect(whole).toHaveCount(0) : whole.click();
    },
    // Month view has no way to these days: an address may name them.
    'days.chosen': (scene, { days, after }) =>
      follow(scene, { mode: null, month: null, day: null, days: writeDays(days), after }),
    'days.removed': (scene, _event, from) => takeAway(scene, removesDays(scene), from.facts['days'] !== null),
    'filters.applied': ({ calendar }, { filters, english }) =>
      calendar.applyFilters({ venue: filters.venue, english: english === 'true' }),
    'filter.removed': (scene, { name }, from) => {
      const { filter } = scene.text;
      return name === 'english'
        ? takeAway(scene, filled(filter.removeEnglish, { name: filter.english }), hasEnglish(from))
        : takeAway(scene, removesVenue(scene), hasVenue(from));
    },
    'filters.cleared': (scene, _event, from) =>
      takeAway(
        scene,
        scene.text.filter.clear,
        hasVenue(from) || hasEnglish(from) || from.facts['days'] !== null,
      ),
  },
  ports: {},
  perception: calendarPerception,
  signs: { month: sees, day: sees },
});
