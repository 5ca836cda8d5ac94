import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';
import { startMonth } from '#machines/calendarPanel/calendarPanel.examples.ts';
import type { calendarPanelMachine } from '#machines/calendarPanel/calendarPanel.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { frenchForEnglishShows } from '../calendar/calendar.language.ts';
import { counterpart } from '../counterpart.ts';
import { calendarPanelPerception } from './calendarPanel.perception.ts';
import {
  hasEnglish,
  openCalendar,
  type CalendarPanelScene,
  press,
  releaseCode,
  seesPanel,
  turnTo,
  venueOf,
  cityOf,
} from './calendarPanel.scene.ts';

/** Presses a panel's button, in the view that has it. The code of the panels comes after the second press at the latest. */
const toggle = async (
  scene: CalendarPanelScene,
  { value }: Place,
  button: Locator,
  mode?: 'month' | 'day',
): Promise<void> => {
  if (mode) await turnTo(scene, mode);
  await press(scene, button);
  if (value !== 'closed') await releaseCode(scene);
};

/** CAL-47: the ways out of a panel, in turn. All of them give the focus back. */
const dismiss = async (scene: CalendarPanelScene): Promise<void> => {
  const { page, calendar, lang, number, opener } = scene;
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(2, 2),
    () => calendar.dialog.getByRole('button', { name: words[lang].layout.popup.close }).click(),
  ];
  await ways[number % ways.length]?.();
  if (opener) await expect(opener).toBeFocused();
};

/** CAL-18, CAL-20: a choice applies at once. */
const select = async (
  { page, calendar, lang }: CalendarPanelScene,
  { value, facts }: Place,
): Promise<void> => {
  if (value === 'choosingMonth') {
    const month = `${String(facts['year'])}-02`;
    await calendar.dialog.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(new RegExp(`month=${month}`));
    await expect(calendar.title).toContainText(monthYear(lang, month));
    return;
  }
  const day = calendar.dialog.getByRole('listitem').last();
  const date = await day.locator('time').getAttribute('datetime');
  const name = await day.locator('time').textContent();
  await day.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`mode=day&day=${date}`));
  await expect(calendar.title).toContainText(String(name));
};

const apply = async ({ calendar, text }: CalendarPanelScene, from: Place): Promise<void> => {
  await calendar.dialog.getByRole('button', { name: text.selector.select }).click();
  const pills = [venueOf(from), cityOf(from), hasEnglish(from) ? text.filter.english : ''].filter(
    (name) => name !== '',
  );
  await expect(calendar.appliedFilters.locator('a[aria-label]')).toHaveText(pills.map((pill) => `${pill} ×`));
};

const browse = async ({ year, month }: CalendarPanelScene, wanted: string): Promise<void> => {
  await year.selectOption(wanted.slice(0, 'YYYY'.length));
  await month.selectOption(wanted);
};

/** CAL-18…CAL-21, CAL-47 */
export const calendarPanelCounterpart = counterpart<typeof calendarPanelMachine, CalendarPanelScene>(
  'calendarPanel',
  {
    requirements: 'CAL-18…CAL-21, CAL-47',
    lang: frenchForEnglishShows,
    begin: openCalendar,
    end: releaseCode,
    events: {
      'monthSelector.toggled': (scene, _event, from) =>
        toggle(scene, from, scene.calendar.selectorButton, 'month'),
      'daySelector.toggled': (scene, _event, from) =>
        toggle(scene, from, scene.calendar.selectorButton, 'day'),
      'filters.toggled': (scene, _event, from) => toggle(scene, from, scene.calendar.filterButton),
      'year.chosen': ({ year }, event) => year.selectOption(String(event.year)),
      'month.browsed': (scene, event) => browse(scene, event.month),
      'draft.changed': async ({ calendar }, { name, value }) => {
        if (name !== 'english') return calendar.choose(name, value);
        const toggle = calendar.dialog.getByRole('switch');
        // Including them again means they were left out.
        await toggle.setChecked(value !== 'true');
        return toggle.setChecked(value === 'true');
      },
      'draft.toggled': async ({ calendar }, { name, value }) => {
        await calendar.toggle(name, value);
        // The choices are put away again.
        await calendar.dialog.locator('details[open] > summary').click();
      },
      'draft.cleared': ({ calendar, text }) =>
        calendar.dialog.getByRole('button', { name: text.filter.clear }).click(),
      'draft.applied': (scene, _event, from) => apply(scene, from),
      'link.followed': (scene, _event, from) => select(scene, from),
      'panel.dismissed': dismiss,
    },
    ports: {},
    perception: calendarPanelPerception,
    signs: {
      closed: async ({ calendar }) => {
        await expect(calendar.root.locator('[aria-expanded="true"]')).toHaveCount(0);
      },
      choosingMonth: async (scene, { facts }) => {
        const { lang, year } = scene;
        const dialog = await seesPanel(scene);
        if (!dialog) return;
        await expect(year).toHaveValue(String(facts['year']));
        // CAL-19
        await expect(year.getByRole('option')).toHaveText(['2027', '2028', '2029']);
        await expect(dialog.getByRole('listitem')).toHaveText(words[lang].format.months);
        const isShown = facts['year'] === Number(startMonth.slice(0, 'YYYY'.length));
        const name = monthYear(lang, startMonth).replace(/ .*/, '');
        await expect(dialog.locator('[aria-current="date"]')).toHaveText(isShown ? [name] : []);
      },
      choosingDay: async (scene, { facts }) => {
        const { year, month } = scene;
        const wanted = String(facts['month']);
        const dialog = await seesPanel(scene);
        if (!dialog) return;
        await expect(year).toHaveValue(wanted.slice(0, 'YYYY'.length));
        await expect(month).toHaveValue(wanted);
        const days = dialog.getByRole('listitem');
        await expect(days.first()).toHaveText(/ [1-9]\d* (spectacles?|shows?)$/);
        await expect(days.locator(`time:not([datetime^="${wanted}-"])`)).toHaveCount(0);
        const isShown = wanted === startMonth;
        await expect(days.locator('[aria-current="date"]')).toHaveCount(isShown ? 1 : 0);
      },
      filtering: async (scene, place) => {
        const dialog = await seesPanel(scene);
        if (!dialog) return;
        await expect(dialog.locator('select[name="venue"]')).toHaveValue(venueOf(place));
        const city = cityOf(place);
        await expect(dialog.locator('input[name="city"]:checked')).toHaveValue(city);
        // CAL-21: the choices are there, each with its number but 'all'; a filter without any is absent.
        await expect.poll(() => dialog.locator('select[name="kind"] option').count()).toBeGreaterThan(1);
        for (const select of await dialog.locator('select').all()) {
          await expect(select.locator('option').first()).toHaveText(scene.text.selector.all);
          await expect(select.locator('option:not([value=""])')).not.toHaveText([/^[^(]*$/]);
        }
      },
    },
  },
);
