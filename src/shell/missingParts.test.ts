import { expect, test } from 'vitest';
import { ContentError } from '#src/api/contentError.ts';
import { collectMissing, createMissingParts } from './missingParts.ts';
import { createQueryClient } from './queryClient.ts';

const question = (name: string, answer: () => Promise<string>) => ({
  queryKey: [name, { preview: undefined }],
  queryFn: answer,
});
const fails = (error: Error) => () => Promise.reject(error);

test('HST-69: the browser has no answer to what the server’s page lacks, however well the host is by then, until that page is drawn', async () => {
  const onServer = createQueryClient();
  await Promise.all([
    onServer.prefetchQuery(question('programme', async () => 'there')),
    onServer.prefetchQuery(question('menus', fails(new ContentError('unavailable', { status: 500 })))),
    onServer.prefetchQuery(question('artist', fails(new ContentError('without-entity')))),
    onServer.prefetchQuery(question('films', fails(new Error('broken')))),
  ]);
  const missing = collectMissing(onServer);
  expect(missing.map(({ code }) => code)).toEqual(['unavailable', 'without-entity', 'unavailable']);

  const { ask, end } = createMissingParts(missing);
  const inBrowser = createQueryClient(undefined, ask);
  const answerTo = (name: string) =>
    inBrowser.fetchQuery(question(name, async () => `${name} at last`)).catch(String);
  const all = () => Promise.all(['programme', 'menus', 'artist', 'films'].map(answerTo));
  expect(await all()).toEqual([
    'programme at last',
    'ContentError: Content: unavailable',
    'ContentError: Content: without-entity',
    'ContentError: Content: unavailable',
  ]);
  end();
  expect((await all()).slice(1)).toEqual(['menus at last', 'artist at last', 'films at last']);
});
