import type { Language } from '../words.ts';
import type { Visit } from './counterpart.ts';

/** The language of a walk through the calendar. CAL-22: only the French interface includes English shows. */
export const languageOf = ({ lang, path }: Visit): Language =>
  path.steps.some(({ facts }) => facts['english'] === 'true') ? 'fr' : lang;
