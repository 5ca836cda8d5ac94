import { contrastOf, leastContrast } from '#contract/look/contrast.ts';
import { coloursOf, fieldOf, type ColourName, type GivenColours } from './colours.ts';

/** Which colours are text, and on which grounds. The text of every other ground is computed. */
export const pairs: readonly (readonly [text: ColourName, grounds: readonly ColourName[]])[] = [
  ['ink', ['paper', 'tint', 'highlight', 'accent', 'support']],
  ['muted', ['paper', 'tint']],
  ['link', ['paper', 'tint']],
  ['alert', ['paper', 'tint']],
];

/** Two colours, of which one is text on the other. */
export interface Unreadable {
  text: ColourName;
  ground: ColourName | 'field';
  contrast: number;
}

/** The pairs of a festival's colours that nobody can read (WCAG 2.2, 1.4.3). */
export const unreadablePairs = (given: GivenColours): Unreadable[] => {
  const colours = coloursOf(given);
  const grounds = { ...colours, field: fieldOf(colours) };
  return [...pairs, ['alert', ['field']] as const].flatMap(([text, below]) =>
    below
      .map((ground) => ({ text, ground, contrast: contrastOf(colours[text], grounds[ground]) }))
      .filter(({ contrast }) => contrast < leastContrast),
  );
};
