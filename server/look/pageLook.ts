import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { plateOf } from './colours.ts';
import type { Look } from './look.ts';

/** The part of a look that the browser's code needs; the rest is styles. */
export const pageLook = ({ logo, mascot, colours }: Look): PageSettings['look'] => ({
  logo,
  mascot,
  plates: { ink: colours.night, paper: plateOf(colours) },
});
