import { createContext } from 'react';
import type { PageSettings } from '#contract/settings/pageSettings.ts';

/** The pictures of the festival's look. */
export const LookContext = createContext<PageSettings['look']>({
  logo: null,
  mascot: null,
  plates: { ink: '#000000', paper: '#ffffff' },
});
