import type * as v from 'valibot';
import { apiError } from '#contract/wire/apiError.ts';
import {
  describeKept,
  describeRefusals,
  type Access,
  type DescribedAnswers,
  type DescribedRefusals,
  type Description,
} from './description.ts';

const json = 'application/json';

/** Refusals of any resource, by the parts of its requests. */
export const commonRefusals = (
  { access, refusals }: { access: Access; refusals?: DescribedRefusals },
  { method, request }: Pick<Description, 'method' | 'request'>,
): DescribedRefusals => ({
  400: 'A parameter or a field is wrong; the message names it.',
  ...(access === 'member' && { 401: 'The session is none, or has ended.' }),
  ...(request.params && { 404: 'Nothing has this path.' }),
  ...(method !== 'GET' && refusals),
  500: 'Not foreseen; try again later.',
  503: 'It cannot be answered now.',
});

/** The answers of a resource in OpenAPI. */
export const describeAnswers = (
  body: { answer: v.GenericSchema; contentType: string; isKept: boolean },
  successes: readonly number[],
  refusals: DescribedRefusals,
): DescribedAnswers => {
  const content = { [body.contentType]: body.contentType === json ? body.answer : null };
  const refused = describeRefusals(refusals, apiError);
  if (body.isKept) return { ...describeKept('The answer.', content), ...refused };
  const told = successes.map((status) => [status, { description: 'The answer.', content }] as const);
  return { ...Object.fromEntries(told), ...refused };
};
