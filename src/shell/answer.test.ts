import { expect, test } from 'vitest';
import type { PageAnswer } from '#src/routing/context.ts';
import { answerOf, failureOf, languageOf, pageOf } from './answer.ts';

const answer = (title: string): PageAnswer => ({ status: 200, head: { title } });
const match = (loaderData?: PageAnswer, status = 'success', page?: string) => ({
  status,
  error: status === 'error' ? 'away' : undefined,
  staticData: page === undefined ? {} : { page },
  ...(loaderData && { loaderData }),
});
const [frame, outer, inner] = [match(), match(answer('outer')), match(answer('inner'), 'success', 'shows')];
const named = { ...answer('inner'), page: 'notFound' };

test.each([
  ['the innermost one that has one', [frame, outer, inner, match()], 'inner', null, 'shows'],
  [
    'not of one that has not come',
    [frame, outer, match(answer('old'), 'pending', 'shows')],
    'outer',
    null,
    'shows',
  ],
  [
    'of no page with a failure around',
    [frame, outer, match(undefined, 'error', 'shows')],
    undefined,
    'away',
    'shows',
  ],
  ['of none', [frame], undefined, null, null],
  ['that names its page', [frame, match(named, 'success', 'artists')], 'inner', null, 'notFound'],
])('LDR-03: the answer of a page is %s', (_, matches, title, error, page) => {
  expect([answerOf(matches)?.head.title, failureOf(matches)?.error ?? null, pageOf(matches)]).toEqual([
    title,
    error,
    page,
  ]);
});

test('RTE-02: an address that names no language is in the default one', () => {
  expect(['/en/shows', '/fr', '/de', '/'].map(languageOf)).toEqual(['en', 'fr', 'fr', 'fr']);
});
