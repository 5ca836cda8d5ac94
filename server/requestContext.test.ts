import { expect, test } from 'vitest';
import { currentRequest, inOwnRequest, inRequest, noteRequest } from './requestContext.ts';

const blank = { route: null, refusal: '', isPrepared: false };

test('OPS-33: a question that the site asks itself has the name of its request, and facts of its own', () => {
  const [outer, asked, own] = inRequest((request) => {
    noteRequest({ route: '/{lang}' });
    const question = inOwnRequest(() => {
      const before = { ...currentRequest() };
      noteRequest({ route: '/api/*', refusal: 'not-found', isPrepared: true });
      return before;
    });
    return [{ ...request }, question, inOwnRequest(() => ({ ...currentRequest() }))];
  });
  const { id } = outer ?? {};
  expect([outer, asked, own]).toEqual([
    { ...blank, id, route: '/{lang}' },
    { ...blank, id },
    { ...blank, id },
  ]);
});

test('OPS-33: each request has a name of its own, and so has a question without one; outside nothing is noted', () => {
  const names = [
    inRequest(({ id }) => id),
    inRequest(({ id }) => id),
    inOwnRequest(() => currentRequest()?.id),
    inOwnRequest(() => currentRequest()?.id),
  ];
  noteRequest({ route: '/' });
  expect([new Set(names).size, names.includes(undefined), currentRequest()]).toEqual([4, false, undefined]);
});
