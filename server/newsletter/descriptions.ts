import * as v from 'valibot';
import { apiError } from '#contract/wire/apiError.ts';
import { newsletterAnswer, newsletterRequest } from '#contract/wire/newsletter.ts';
import {
  describeRefusals,
  failedPage,
  movedTo,
  type DescribedAnswers,
  type DescribedRefusals,
  type Description,
} from '../http/description.ts';
import { changeRefusals, crossSiteHeader, tooOften } from '../protection/descriptions.ts';
import { newsletterPages, newsletterPath, newsletterPaths } from './addresses.ts';

const token = v.object({ token: v.string() });
const change = {
  method: 'POST',
  access: 'public',
  bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
} as const;
/** Our form has none: its page runs no script. */
const headers = [v.partial(crossSiteHeader)];

const answersOf = (
  status: 200 | 202,
  body: v.GenericSchema,
  refusals: DescribedRefusals = {},
): DescribedAnswers => ({
  [status]: { description: 'It is done.', content: { 'application/json': body } },
  303: movedTo('The page that says what became of a form.'),
  ...describeRefusals(
    {
      400: 'A field is wrong; the message names it.',
      ...changeRefusals,
      ...tooOften,
      ...refusals,
      500: 'Not foreseen; try again later.',
      503: 'The database cannot be asked now.',
    },
    apiError,
  ),
});

/** The newsletter's API, below `/api`. */
export const newsletterDescriptions: readonly Description[] = [
  {
    ...change,
    headers,
    path: '/newsletter',
    summary: 'Asks for the newsletter (LAY-33). The answer is the same for every address.',
    request: { body: newsletterRequest },
    answers: answersOf(202, newsletterAnswer, { 404: 'The newsletter is kept by somebody else.' }),
  },
  {
    ...change,
    headers,
    path: '/newsletter/confirm',
    summary: 'Confirms what was asked for, by the token of the letter.',
    request: { body: token },
    answers: answersOf(200, v.object({ data: v.object({ confirmed: v.literal(true) }) }), {
      410: 'The link has expired.',
    }),
  },
  {
    ...change,
    path: '/newsletter/unsubscribe',
    summary: 'Leaves the newsletter with one click of a mail program (RFC 8058).',
    request: { query: token },
    answers: answersOf(200, v.object({ data: v.object({ unsubscribed: v.literal(true) }) })),
  },
  {
    method: 'GET',
    access: 'public',
    path: '/newsletter/unsubscribe',
    summary: 'Leads to the page that asks whether to leave; changes nothing.',
    request: { query: v.partial(token) },
    answers: {
      302: movedTo('The page.'),
      ...describeRefusals(
        {
          400: 'The parameter is wrong.',
          ...tooOften,
          500: 'Not foreseen; try again later.',
          503: 'The database cannot be asked now.',
        },
        apiError,
      ),
    },
  },
];

const page = { method: 'GET', access: 'public' } as const;
const said = v.object({ token: v.optional(v.string()), said: v.optional(v.string()) });

/** The pages that confirm and end a subscription; paths that mix the languages redirect to them. */
export const newsletterPageDescriptions: readonly Description[] = newsletterPages.flatMap((at) => {
  const own = newsletterPath(at.page, at.lang);
  return newsletterPaths(at.page, at.lang).map((path): Description => ({
    ...page,
    path,
    summary: path === own ? `The page of the newsletter: ${at.page}.` : `Leads to ${own}.`,
    request: { query: said },
    answers: {
      ...(path === own
        ? { 200: { description: 'The page.', content: { 'text/html': null } } }
        : { 302: movedTo('The page.') }),
      ...failedPage,
    },
  }));
});
