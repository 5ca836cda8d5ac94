import { importLimits } from '../limits.ts';
import { firstText } from './languageTexts.ts';
import { field, line, type Node } from './values.ts';

/** The name of an event for the programme; '' without one. */
export const titleOf = (event: Node): string => line(firstText(field(event, 'name')), importLimits.title);
