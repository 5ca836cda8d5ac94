import { filled, type SiteWords } from '#e2e/site/words.ts';
import type { searchBarMachine } from '#machines/searchBar/searchBar.machine.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

/** Every answer of a walk suggests two shows; the title of one of them. */
export const suggested = (place: number): string => `Gala ${place}`;

const bar = (text: SiteWords, isListed: boolean): Perceived => ({
  controls: [
    control('combobox', text.searchBar.label, ...(isListed ? ['expanded' as const] : [])),
    control('button', text.searchBar.submit),
    control('button', text.layout.popup.close),
  ],
});
const atInput = ({ text }: Told<unknown>): Perceived => ({
  ...bar(text, false),
  focus: text.searchBar.label,
});

/** The suggestions of the last text stay while the next one is asked for. */
const listed = ({ text, facts: { active } }: Told<unknown>): Perceived => {
  const { controls = [] } = bar(text, true);
  const option = (place: number) =>
    control(
      'option',
      `${suggested(place)} ${text.searchBar.kind.show}`,
      ...(place === active ? ['selected' as const] : []),
    );
  return {
    controls: [...controls, option(0), option(1)],
    statuses: [filled(text.searchBar.count_other, { count: 2 })],
    focus: text.searchBar.label,
    ...(typeof active === 'number' && { activeOption: `${suggested(active)} ${text.searchBar.kind.show}` }),
  };
};

/** LAY-06 */
export const searchBarPerception: Perception<typeof searchBarMachine> = {
  states: {
    // The focus comes a moment later.
    opening: ({ text }) => bar(text, false),
    quiet: atInput,
    asking: (told) => (told.facts['isListed'] === true ? listed(told) : atInput(told)),
    listed,
    closed: null,
  },
};
