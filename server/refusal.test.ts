import { expect, test } from 'vitest';
import { Refusal, type RefusalCode } from './refusal.ts';

const codes: Readonly<Record<number, readonly RefusalCode[]>> = {
  400: ['invalid', 'short-password', 'long-password', 'weak-password'],
  401: ['unauthorised', 'invalid-credentials', 'wrong-code'],
  403: ['other-password', 'csrf', 'blocked'],
  404: ['not-found'],
  405: ['method-not-allowed'],
  409: [
    'cancelled',
    'sold-out',
    'closed',
    'past',
    'no-credit',
    'wrong-password',
    'already-reserved',
    'not-reservable',
  ],
  410: ['dead', 'expired'],
  412: ['changed-elsewhere'],
  413: ['too-large'],
  422: ['contradictory', 'key-reused'],
  429: ['too-many'],
  500: ['internal'],
  503: ['unavailable'],
};

test.each(Object.entries(codes))('errors: a refusal of the status %s is one of %o', (status, refusals) => {
  const told = refusals.map((code) => new Refusal(code, 'No'));
  expect(told.map((refusal) => [String(refusal.status), JSON.parse(refusal.body), refusal.headers])).toEqual(
    refusals.map((code) => [status, { error: { code, message: 'No' } }, {}]),
  );
});
