import type { Locator } from '@playwright/test';
import { builtFile } from '#e2e/site/builtFile.ts';
import { calendarOn, type CalendarPage } from '#e2e/pageObjects/calendarPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { isInState } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import { startMonth } from '#machines/calendarPanel/calendarPanel.examples.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { withoutCache } from '../browser/cache.ts';
import type { Visit } from '../counterpart.ts';
import type { HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';

export interface CalendarPanelScene extends Visit {
  calendar: CalendarPage;
  text: SiteWords['calendar'];
  year: Locator;
  month: Locator;
  /** The last button pressed by hand, the target of the focus; null if no hand could. */
  opener: Locator | null;
  /** The code of the panels, while it is on its way. */
  code: { held: HeldCalls; end: () => Promise<void> } | null;
}

/** A day of the month that has shows. */
const startDay = `${startMonth}-17`;

const isToggle = ({ cause }: Visit['path']['steps'][number]): boolean =>
  cause.kind === 'sent' && cause.event.type.endsWith('.toggled');

/** Two presses in a row: a visitor quicker than the code of the panels. */
const isHasty = ({ path }: Visit): boolean => path.steps.length === 2 && path.steps.every(isToggle);

/** Holds the code of the panels back, even if the browser had it from an earlier walk. */
const holdCode = async ({ page, gate }: Visit): Promise<CalendarPanelScene['code']> => {
  const end = await withoutCache(page);
  return { end, held: gate.hold(({ path }) => builtFile(/OpenPanel/, 'js').test(path)) };
};

/** The code arrives. */
export const releaseCode = async (scene: CalendarPanelScene): Promise<void> => {
  const { code } = scene;
  scene.code = null;
  await code?.held.release();
  await code?.end();
};

/** Month view has the month selector, Day view the day selector: the calendar opens in the first needed one. */
const addressOf = ({ path }: Visit): string => {
  const first = path.steps.find(({ value }) => value === 'choosingDay' || value === 'choosingMonth');
  return first?.value === 'choosingDay' ? `?mode=day&day=${startDay}` : `?month=${startMonth}`;
};

export const openCalendar = async (visit: Visit): Promise<CalendarPanelScene> => {
  const { lang } = visit;
  const code = isHasty(visit) ? await holdCode(visit) : null;
  await openTab(visit, addresses[lang].calendar + addressOf(visit));
  const calendar = calendarOn(visit.page, lang);
  const text = words[lang].calendar;
  const dropdown = (name: string): Locator => calendar.dialog.getByRole('combobox', { name, exact: true });
  const fields = { year: dropdown(text.year), month: dropdown(text.month) };
  return { ...visit, calendar, text, ...fields, opener: null, code };
};

/**
 * Presses something on the page behind the panels. A modal panel keeps hands off it; a browser extension or a page translator
 * still can.
 */
export const press = async (scene: CalendarPanelScene, target: Locator): Promise<void> => {
  const isInReach = (await scene.calendar.dialog.count()) === 0;
  scene.opener = isInReach ? target : null;
  if (isInReach) await target.click();
  else await target.evaluate((element: HTMLElement) => element.click());
};

/** Goes to the view with the selector, by its tab. */
export const turnTo = async (scene: CalendarPanelScene, mode: 'month' | 'day'): Promise<void> => {
  const { root, tab } = scene.calendar;
  if (await isInState(root, mode)) return;
  await press(scene, tab(mode));
  await expect(root).toMatchState(mode);
};

/** The open panel, and no other: its button says so too (CAL-47). Null until its code is there. */
export const seesPanel = async ({ calendar, code }: CalendarPanelScene): Promise<Locator | null> => {
  await expect(calendar.root.locator('[aria-expanded="true"]')).toHaveCount(1);
  return code ? null : calendar.dialog;
};

export const venueOf = ({ facts }: Place): string => String(facts['venue']);
/** The chosen city of the panel; '' without one. */
export const cityOf = ({ facts }: Place): string => String(facts['city'] ?? '');
export const hasEnglish = ({ facts }: Place): boolean => facts['english'] === 'true';
