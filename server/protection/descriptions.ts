import * as v from 'valibot';

/** The header against forged requests (`csrf.ts`). */
export const crossSiteHeader = v.object({
  'X-XSRF-TOKEN': v.pipe(
    v.string(),
    v.description('The value of the cookie XSRF-TOKEN, which any answer of this API sets.'),
  ),
});

/** The meaning of refused changes, by status. */
export const changeRefusals = {
  403: 'No page of this site asks, or who asks may not.',
  413: 'The body is too large.',
} as const;

/** The meaning of 429 wherever requests are counted. */
export const tooOften = { 429: 'This was asked too often.' } as const;
