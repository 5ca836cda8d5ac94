import { expect, test } from 'vitest';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import { clientOf, listOf } from '../testing/contentClient.ts';
import { readTagUnit } from './homeAnswers.ts';
import { tonightQuery } from './homeQueries.ts';

const now = Date.parse('2027-07-16T12:00:00Z');
const ask = async (
  lang: 'fr' | 'en',
  tagUnit: string,
  shows: object[] = [],
  settings = programmeSettings,
) => {
  const { client, calls } = clientOf([listOf(shows)]);
  const listed = await readTagUnit({ client, lang, settings, clock: { now: () => now } }, tagUnit);
  return { listed, calls };
};

test.each([
  ['en', 'headliners', '/api/content/en/content/8/shows?offset=0&tag_unit=headliners&sort=default'],
  ['fr', 'été & co', '/api/content/fr/content/8/shows?offset=0&tag_unit=%C3%A9t%C3%A9+%26+co&sort=default'],
] as const)(
  'HOM-13 (%s): a list asks for the shows of its tag unit, from the first, in the default order: %s',
  async (lang, tagUnit, call) => {
    expect((await ask(lang, tagUnit)).calls).toEqual([call]);
  },
);

test('HOM-13: those that are over are left out, those without a date are not', async () => {
  const show = (id: string, lastDate?: string) => ({
    id,
    title: id,
    url: `/en/shows/${id}`,
    ...(lastDate !== undefined && { date: { firstDate: lastDate, lastDate, timezone_offset: '-0400' } }),
  });
  const { listed } = await ask('en', 'solo', [
    show('over', '2027-07-16T11:59:59Z'),
    show('last', '2027-07-16T12:00:01Z'),
    show('undated'),
  ]);
  expect(listed.map(({ id }) => id)).toEqual(['last', 'undated']);
});

test('SHW-18: a show of Toronto leads to the site of Toronto, any other stays here', async () => {
  const shows = ['jfl toronto', 'JFL Montréal'].map((name, index) => ({
    id: String(index),
    title: name,
    url: `/en/shows/${index}`,
    belong_to: { name },
  }));
  const settings = {
    ...programmeSettings,
    torontoFestivals: ['JFL Toronto'],
    torontoSite: 'https://toronto.example',
  };
  const { listed } = await ask('en', 'solo', shows, settings);
  expect(listed.map(({ url }) => url)).toEqual(['https://toronto.example/en/shows/0', '/en/shows/1']);
});

test('TON-03: what home has of an evening holds over midnight, and until four', () => {
  const { client } = clientOf([]);
  const keyAt = (instant: string) =>
    tonightQuery({
      client,
      lang: 'fr',
      settings: programmeSettings,
      clock: { now: () => Date.parse(`2027-07-${instant}-04:00`) },
    }).queryKey;
  const evening = keyAt('16T23:59');
  expect([keyAt('16T04:00'), keyAt('17T00:00'), keyAt('17T03:59')]).toEqual([evening, evening, evening]);
  expect(keyAt('17T04:00')).not.toEqual(evening);
});
