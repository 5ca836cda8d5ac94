import type { searchPanelMachine } from '#machines/searchPanel/searchPanel.machine.ts';
import { like } from '#e2e/site/words.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

interface SearchPanelValues {
  /** How the filters were left: the focus goes where the visitor goes on. Null before. */
  readonly left: 'to results' | 'to button' | null;
}

/** SRCH-04, SRCH-11, on a phone */
export const searchPanelPerception: Perception<typeof searchPanelMachine, SearchPanelValues> = {
  states: {
    closed: ({ text: { search }, values: { left } }) => ({
      controls: [control('button', search.filter.open)],
      statuses: [like(`${search.count_other} ${search.shown}`)],
      ...(left !== null && { focus: left === 'to results' ? search.results : search.filter.open }),
    }),
    // The results, and what is said of them, are away.
    open: ({ text: { search } }) => ({
      controls: [
        control('button', search.filter.open, 'expanded'),
        control('textbox', search.filter.from),
        control('textbox', search.filter.to),
        control('spinbutton', search.filter.min),
        control('spinbutton', search.filter.max),
        control('button', like(search.filter.show_other)),
      ],
      focus: search.filter.title,
    }),
  },
};
