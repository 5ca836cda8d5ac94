import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { field, isNode, listOf, rawText, type Node } from './values.ts';

/** schema.org's words for the state of an event; the first match of these counts. */
const words: readonly (readonly [string, ProgrammationState])[] = [
  ['EventCancelled', 'cancelled'],
  ['EventPostponed', 'postponed'],
  ['EventRescheduled', 'rescheduled'],
];

const wordOf = (told: unknown): string =>
  rawText(isNode(told) ? (told['@id'] ?? told) : told).replace(/^.*[/:#]/, '');

/** Whether the site has a state for a word of schema.org. */
export const hasState = (told: unknown): boolean =>
  ['EventScheduled', ...words.map(([word]) => word)].includes(wordOf(told));

/** The state of an event: with schema.org's prefix or without; as planned if unknown. */
export const readState = (event: Node): ProgrammationState => {
  const told = listOf(field(event, 'eventStatus')).map(wordOf);
  return words.find(([word]) => told.includes(word))?.[1] ?? 'scheduled';
};

/** The earlier starts of an event as written, the latest last. */
export const readPreviousStarts = (event: Node): string[] =>
  listOf(field(event, 'previousStartDate'))
    .map(rawText)
    .filter((text) => text !== '');
