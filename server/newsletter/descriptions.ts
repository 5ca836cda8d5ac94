import * as v from 'valibot';
import { newsletterAnswer, newsletterRequest } from '#contract/wire/newsletter.ts';
import type { Description } from '../http/resource.ts';

const kind: Description['kind'] = {
  access: 'public',
  keeping: 'none',
  success: '2XX',
  refusals: { '4XX': 'What was asked is wrong or refused; the code says why.' },
};
const token = v.object({ token: v.string() });
const common = { kind, method: 'POST', contentType: 'application/json' } as const;

/** The newsletter's API as OpenAPI tells of it, below `/api`. */
export const newsletterDescriptions: readonly Description[] = [
  {
    ...common,
    path: '/newsletter',
    summary: 'Asks for the newsletter (LAY-33). The answer is the same for every address.',
    request: { body: newsletterRequest },
    answer: newsletterAnswer,
  },
  {
    ...common,
    path: '/newsletter/confirm',
    summary: 'Confirms what was asked for, by the token of the letter.',
    request: { body: token },
    answer: v.object({ data: v.object({ confirmed: v.literal(true) }) }),
  },
  {
    ...common,
    path: '/newsletter/unsubscribe',
    summary: 'Leaves the newsletter with one click of a mail program (RFC 8058).',
    request: { query: token },
    answer: v.object({ data: v.object({ unsubscribed: v.literal(true) }) }),
    provesItself: true,
  },
  {
    ...common,
    method: 'GET',
    path: '/newsletter/unsubscribe',
    summary: 'Leads to the page that asks whether to leave; changes nothing.',
    request: { query: token },
    answer: v.string(),
    contentType: 'text/html',
  },
];
