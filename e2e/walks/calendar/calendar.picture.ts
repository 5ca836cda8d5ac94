import type { Page } from '@playwright/test';
import { programmeLimits } from '#contract/settings/programme.ts';
import type { Language } from '#contract/address/language.ts';
import { matchesState } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';

const { wholeMonthDay } = programmeLimits;

/** The visible page, read at once. */
const look = (page: Page, lang: Language) => {
  const { previousMonth, nextMonth, previousDay, nextDay, filter } = words[lang].calendar;
  return page.evaluate(
    ({ arrowNames, applied, most, whole }) => {
      const root = document.querySelector('[data-scope="calendar"]');
      const all = (selector: string) =>
        [...(root?.querySelectorAll(selector) ?? [])].filter((element) => element.checkVisibility());
      const arrows = all('a[title]').filter((link) => arrowNames.includes(link.getAttribute('title') ?? ''));
      const pills = all(`ul[aria-label="${applied}"] a[aria-label]`);
      const days = all('section[id^="day-"]');
      const tiles = all('section li > a:has(> time)').map((tile) => tile.textContent ?? '');
      return {
        panel: document.querySelector('[data-scope="calendarPanel"]')?.getAttribute('data-state'),
        tab: all('nav [aria-current="true"]').map((tab) => tab.textContent),
        title: root?.querySelector('h1')?.textContent ?? '',
        ends: arrows.map((arrow) => arrow.getAttribute('aria-disabled') === 'true'),
        isFromTime: all('a').some((link) => link.textContent === whole),
        pills: pills.map((pill) => (pill.textContent ?? '').replace(' ×', '')),
        months: [...new Set(days.map(({ id }) => id.slice('day-'.length, 'day-YYYY-MM'.length)))],
        isCrowded: days.some((day) => day.querySelectorAll('li').length > most),
        hasShows: tiles.length > 0,
        tiles,
      };
    },
    {
      arrowNames: [previousMonth, nextMonth, previousDay, nextDay],
      applied: filter.applied,
      most: wholeMonthDay,
      whole: words[lang].calendar.day.whole,
    },
  );
};

/** The interval of looks at the page, in ms. */
const glance = 25;

/** The walk's chosen days, in their pill's words. */
const halfOfMay = { fr: '1er–14 mai', en: '1–14 May' } as const;

const isDayOf = { fr: /\d+ (mai|juin) 2027$/, en: /(May|June) \d+, 2027$/ } as const;

/** A visitor's view of the archive: its tab, title, arrows, pills and shows (CAL-01…CAL-10, CAL-24…CAL-44). */
export const expectPicture = async (page: Page, lang: Language, { value, facts }: Place): Promise<void> => {
  const text = words[lang].calendar;
  const isMonth = value === 'month';
  const month = String(facts['month']);
  const venue = String(facts['venue']);
  const english = facts['english'] === 'true' ? text.filter.english : '';
  const picture = async () => {
    const { title, tiles, panel, ...seen } = await look(page, lang);
    return {
      ...seen,
      isFree: matchesState('closed', panel ?? ''),
      isTitled: isMonth ? title.endsWith(monthYear(lang, month)) : isDayOf[lang].test(title),
      isElsewhere: tiles.some((tile) => !tile.includes(venue)),
    };
  };
  await expect.poll(picture, { intervals: [glance] }).toEqual({
    isFree: true,
    tab: [isMonth ? text.mode.month : text.mode.day],
    // The archive ends at the first month with shows and at the present one. Between days the arrows lead on, but from the
    // venue's last one: 12 June.
    ends: isMonth ? [month === '2027-04', month === '2027-06'] : [false, venue !== '' && month === '2027-06'],
    isFromTime: facts['after'] !== null,
    pills: [isMonth && facts['days'] !== null ? halfOfMay[lang] : '', venue, english].filter(
      (name) => name !== '',
    ),
    months: isMonth ? [month] : [],
    isCrowded: false,
    hasShows: true,
    isTitled: true,
    isElsewhere: false,
  });
};
