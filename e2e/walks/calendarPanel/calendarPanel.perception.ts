import type { calendarPanelMachine } from '#machines/calendarPanel/calendarPanel.machine.ts';
import { like } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup } from '../perception/popup.ts';
import { hasEnglish } from './calendarPanel.scene.ts';

interface PanelValues {
  /** The code of the panels, while it is on its way. */
  readonly code: unknown;
}
type PanelTold = Told<PanelValues>;

interface Panel extends Perceived {
  title: string;
}

/** A panel is a dialog over the page. Until its code is there, one word says so. */
const panel =
  (draw: (told: PanelTold) => Panel) =>
  (told: PanelTold): Perceived => {
    if (told.values.code !== null) return { statuses: [told.text.calendar.loading] };
    const { title, controls, ...rest } = draw(told);
    return { ...rest, controls: popup(told.text, title, controls) };
  };

/** CAL-18…CAL-21, CAL-47 */
export const calendarPanelPerception: Perception<typeof calendarPanelMachine, PanelValues> = {
  states: {
    closed: () => ({}),
    choosingMonth: panel(({ text: { calendar } }) => ({
      title: calendar.monthSelector,
      controls: [control('combobox', calendar.year)],
    })),
    choosingDay: panel(({ text: { calendar } }) => ({
      title: calendar.daySelector,
      controls: [control('combobox', calendar.year), control('combobox', calendar.month)],
    })),
    filtering: panel((told) => {
      const { filter, selector } = told.text.calendar;
      const english = hasEnglish(told) ? (['checked'] as const) : [];
      return {
        title: filter.title,
        controls: [
          control('combobox', filter.venue),
          control('combobox', filter.kind),
          control('combobox', filter.genre),
          control('combobox', filter.type),
          control('combobox', filter.price),
          // CAL-22: in the French interface alone.
          ...(told.lang === 'fr' ? [control('switch', filter.english, ...english)] : []),
          control('button', filter.clear),
          control('button', selector.select),
        ],
        // CAL-21: a choice says at once how many shows it leaves.
        statuses: [new RegExp(`${like(filter.show_one).source}|${like(filter.show_other).source}`)],
      };
    }),
  },
};
