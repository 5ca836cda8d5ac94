import { importLimits } from '../limits.ts';
import { field, line, type Node } from './values.ts';

/** The name of an event as the programme shows it; '' where it has none. */
export const titleOf = (event: Node): string => line(field(event, 'name'), importLimits.title);
