import type { Cause } from '../trials.ts';
import { type Memory, memoryOf } from './context.ts';

/** The payload of an event or an answer, in words. */
export const toldBy = (cause: Cause): Memory => {
  if (cause.kind === 'sent') return memoryOf(cause.event);
  const answer = cause.kind === 'done' ? cause.output : null;
  return typeof answer === 'object' && answer !== null ? memoryOf(answer) : {};
};
