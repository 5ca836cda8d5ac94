import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import {
  isListFilter,
  type ChosenFilters,
  type FilterName,
  type ListFilterName,
} from '#contract/programme/calendar/chosenFilters.ts';
import { like, monthYear, words } from '../site/words.ts';

export interface CalendarPage {
  root: Locator;
  panel: Locator;
  tab: (mode: 'month' | 'day') => Locator;
  arrow: (name: 'previousMonth' | 'nextMonth' | 'previousDay' | 'nextDay') => Locator;
  /** The button that opens the month selector, or in Day view the day selector. */
  selectorButton: Locator;
  filterButton: Locator;
  dialog: Locator;
  title: Locator;
  days: Locator;
  day: (date: string) => Locator;
  /** The line of the folded days. */
  folded: Locator;
  openDay: (date: string) => Locator;
  seeMore: (date: string) => Locator;
  tiles: Locator;
  failure: Locator;
  appliedFilters: Locator;
  chooseMonth: (month: string) => Promise<void>;
  chooseDay: (date: string) => Promise<void>;
  /** A box of a fold, open or not; all of them is ''. */
  box: (name: ListFilterName, value: string) => Locator;
  /** Presses a box of a fold. */
  toggle: (name: ListFilterName, value: string) => Promise<void>;
  /** Chooses a value in a dropdown, or all of these in a fold. */
  choose: (name: string, value: string | readonly string[]) => Promise<void>;
  /** A filter's dropdown in the panel, or its fold, by its name. */
  filter: (name: FilterName) => Locator;
  /** The panel's button that applies, with the count of remaining shows. */
  applyButton: Locator;
  /** The list's number of shows, from the heading. */
  total: Locator;
  applyFilters: (chosen: Partial<ChosenFilters> & { english?: boolean }) => Promise<void>;
}

/** The calendar in a visitor's terms: by roles and names of controls. */
export const calendarOn = (page: Page, lang: Language): CalendarPage => {
  const text = words[lang].calendar;
  const root = page.locator('[data-scope="calendar"]');
  const dialog = page.getByRole('dialog');
  const selectorButton = root.getByRole('button', {
    name: new RegExp(`${text.monthSelector}|${text.daySelector}`),
  });
  const filterButton = root.getByRole('button', { name: new RegExp(`^${text.filter.open}`) });
  const day = (date: string): Locator => page.locator(`#day-${date}`);
  const fold = (name: string): Locator => dialog.locator(`details[data-filter="${name}"]`);
  const filter = (name: FilterName): Locator =>
    isListFilter(name) ? fold(name) : dialog.getByRole('combobox', { name: text.filter[name], exact: true });
  const box = (name: string, value: string): Locator => fold(name).locator(`input[value="${value}"]`);
  const unfold = async (name: string): Promise<void> => {
    if ((await fold(name).getAttribute('open')) === null) await fold(name).locator('summary').click();
  };
  const choose = async (name: string, value: string | readonly string[]): Promise<void> => {
    if (typeof value === 'string') {
      await dialog.locator(`select[name="${name}"]`).selectOption(value);
      return;
    }
    await unfold(name);
    for (const one of value) await box(name, one).check();
  };
  const applyButton = dialog.getByRole('button', { name: new RegExp(`^${text.selector.select}`) });
  const year = dialog.getByRole('combobox', { name: text.year });
  return {
    root,
    panel: page.locator('[data-scope="calendarPanel"]'),
    tab: (mode) =>
      root.getByRole('navigation', { name: text.mode.label }).getByRole('link', { name: text.mode[mode] }),
    arrow: (name) => root.getByRole('link', { name: text[name], exact: true }),
    selectorButton,
    filterButton,
    dialog,
    title: root.getByRole('heading', { level: 1 }),
    days: root.locator('section[id^="day-"]').filter({ visible: true }),
    day,
    folded: root.getByRole('link', { name: like(text.earlier_other) }),
    openDay: (date) => day(date).getByRole('heading', { level: 2 }).getByRole('link'),
    seeMore: (date) => day(date).getByRole('link', { name: like(text.seeMoreOf) }),
    tiles: root.locator('section li:has(> a > time)').filter({ visible: true }),
    failure: root.getByRole('alert'),
    appliedFilters: root.getByRole('list', { name: text.filter.applied }),
    filter,
    box,
    toggle: async (name, value) => {
      await unfold(name);
      await box(name, value).click();
    },
    choose,
    applyButton,
    total: root.getByRole('status').first(),
    chooseMonth: async (month) => {
      await selectorButton.click();
      await year.selectOption(month.slice(0, 4));
      await dialog
        .getByRole('link', { name: monthYear(lang, month).replace(/ .*/, ''), exact: true })
        .click();
    },
    chooseDay: async (date) => {
      await selectorButton.click();
      await year.selectOption(date.slice(0, 4));
      await dialog.getByRole('combobox', { name: text.month }).selectOption(date.slice(0, 7));
      await dialog.locator(`a:has(time[datetime="${date}"])`).click();
    },
    applyFilters: async ({ english, ...filters }) => {
      await filterButton.click();
      for (const [name, value] of Object.entries(filters)) await choose(name, value);
      if (english !== undefined) await dialog.getByLabel(text.filter.english).setChecked(english);
      await applyButton.click();
    },
  };
};
