import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { artists } from '../artists.ts';
import { detailsOfArtist, slugOfArtist } from './artistFacts.ts';

const media = (address: string) => new URL(`../../../public${address}`, import.meta.url);

describe('the pages of the sample’s artists', () => {
  test('ENV-02: there are 80, each with an address of its own and something to read in both languages', () => {
    expect(artists.length).toBeGreaterThanOrEqual(80);
    expect(new Set(artists.map(slugOfArtist)).size).toBe(artists.length);
    for (const artist of artists) {
      const { description } = detailsOfArtist(artist);
      expect([description?.fr.length ?? 0, description?.en.length ?? 0].every((length) => length > 250)).toBe(
        true,
      );
    }
  });

  const missing = (addresses: readonly string[]) =>
    addresses.filter((address) => !existsSync(media(address)));

  test('ARD-02: every CV that a page names is there', () => {
    const named = artists.flatMap((artist) => {
      const { cv } = detailsOfArtist(artist);
      return cv ? [cv.fr, cv.en] : [];
    });
    expect(missing(named)).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  test('ARD-04: every photo and demo that a page names is there', () => {
    const named = artists.flatMap((artist) => {
      const { photos = [], firstDemos, secondDemos } = detailsOfArtist(artist);
      const demos = [firstDemos, secondDemos].flatMap((category) => category?.demos ?? []);
      return [...photos.flatMap(({ url, thumbnail }) => [url, thumbnail]), ...demos.map(({ url }) => url)];
    });
    expect(missing(named)).toEqual([]);
    expect(named.length).toBeGreaterThan(500);
  });

  test('ARD-04: of awards, demos, photos, videos and html some have what others have not', () => {
    const all = artists.map(detailsOfArtist);
    const counts = (['awards', 'firstDemos', 'secondDemos', 'photos', 'videos', 'html'] as const).map(
      (name) => {
        const told = all.filter(({ [name]: value }) => (Array.isArray(value) ? value.length > 0 : value));
        return told.length > 5 && told.length < artists.length;
      },
    );
    expect(counts).toEqual([true, true, true, true, true, true]);
  });
});
