import { expect, test } from 'vitest';
import { fetchedWords } from './fetchWords.ts';

const addresses = { fr: '/words/fr-1.json', en: null };

/** A host that answers in turn. */
const hostOf = (...answers: (() => Response)[]) => {
  const asked: string[] = [];
  const ask: typeof fetch = async (address) => {
    asked.push(String(address));
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  };
  return { asked, ask };
};
const own = { 'home.sticker': 'Swing' };

test('FES-15: the words of a language are fetched once', async () => {
  const { asked, ask } = hostOf(() => Response.json(own));
  const wordsOf = fetchedWords(addresses, ask);
  expect(await Promise.all([wordsOf('fr'), wordsOf('fr')])).toEqual([own, own]);
  expect(asked).toEqual(['/words/fr-1.json']);
});

test('FES-15: where there are none, nothing is asked for', async () => {
  const { asked, ask } = hostOf();
  expect([await fetchedWords(addresses, ask)('en'), asked]).toEqual([{}, []]);
});

test.each([
  ['no answer', undefined],
  ['a failure', () => new Response('Service Unavailable', { status: 503 })],
  ['a failure that reads like words', () => Response.json({ code: 'not-found' }, { status: 404 })],
  ['something else', () => Response.json({ 'home.sticker': 1 })],
  ['something else in part', () => Response.json({ ...own, 'home.kicker': 1 })],
  ['nothing', () => Response.json(null)],
])('RTE-21: after %s a later call asks again', async (_, first) => {
  const { asked, ask } = hostOf(...(first ? [first] : []));
  const wordsOf = fetchedWords(addresses, (...question) =>
    asked.length === 0 ? ask(...question) : Promise.resolve(Response.json(own)),
  );
  await expect(wordsOf('fr')).rejects.toThrow();
  expect(await wordsOf('fr')).toEqual(own);
});
