import { contrastOf } from '#contract/look/contrast.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';

type Plates = PageSettings['look']['plates'];

/** HOM-09: the plate that makes a text of an editor's colour readable: the one with more contrast. */
export const plateFor = (colour: string, plates: Plates): keyof Plates =>
  contrastOf(colour, plates.ink) >= contrastOf(colour, plates.paper) ? 'ink' : 'paper';
