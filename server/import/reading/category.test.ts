import { describe, expect, test } from 'vitest';
import { genresOf, readKeywords, readKind, readLanguage } from './category.ts';

const place = { '@type': 'Place', name: 'Hall' };
const virtual = { '@type': 'VirtualLocation', url: 'https://x.example' };
const mode = (name: string) => ({ eventAttendanceMode: `https://schema.org/${name}EventAttendanceMode` });

/** An event's name, what it tells, its locations and keywords, and its kind. */
type Kinded = [string, Record<string, unknown>, unknown[], string[], string];

describe('import: categories', () => {
  test.each([
    [
      ['Music', ' Music ', '', 'Dance'],
      ['Music', 'Dance'],
    ],
    ['Music, Dance; Film', ['Music', 'Dance', 'Film']],
    [[{ '@type': 'DefinedTerm', name: 'Opera' }], ['Opera']],
    [null, []],
    [[1, true, {}], ['1']],
  ])('keywords %j', (keywords, expected) => {
    expect(readKeywords({ keywords })).toEqual(expected);
  });

  test('a record has twenty categories at most', () => {
    expect(readKeywords({ keywords: Array.from({ length: 99 }, (_, index) => `k${index}`) })).toHaveLength(
      20,
    );
  });

  test.each<Kinded>([
    ['says how one attends', mode('Online'), [place], ['Parade'], 'online'],
    [
      'is attended in person, whatever the keywords',
      mode('Mixed'),
      [place],
      ['Virtual/Online Event'],
      'venue',
    ],
    ['has online locations only', {}, [virtual], [], 'online'],
    ['has the keyword', {}, [place], ['Virtual/Online Event'], 'online'],
    ['is a market', {}, [place], ['Food/Culinary', 'Farmers Market'], 'outdoor'],
    ['is a parade', {}, [place], ['Parade'], 'outdoor'],
    ['is a walk', {}, [place], ['Walking'], 'outdoor'],
    ['is on a square', {}, [place], ['Public Square'], 'outdoor'],
    ['is a street festival', {}, [place], ['Street Festival'], 'outdoor'],
    ...[
      'Farmers’ Market',
      'outdoor',
      'Outdoors',
      'exterior',
      'Extérieur',
      'exterieur',
      'Plein air',
      'Park',
      'Marché public',
      'marche public',
    ].map((word): Kinded => [`has the word ${word}`, {}, [place], ['Music', word], 'outdoor']),
    ...['virtual', 'ONLINE', 'en ligne', 'virtuel', 'virtuelle', 'webcast', 'livestream'].map(
      (word): Kinded => [`has the word ${word}`, {}, [place], ['Parade', word], 'online'],
    ),
    ['has a word that only looks so', {}, [place], ['Parking', 'Virtuoso', 'Walkings'], 'venue'],
    ['is offline, and outdoors', mode('Offline'), [place], ['Parade', 'Online'], 'outdoor'],
    ['has a place besides its page', {}, [virtual, place], [], 'venue'],
    ['says nothing', {}, [], ['Music'], 'venue'],
  ])('CAL-15: the kind of an event that %s', (_name, event, locations, keywords, kind) => {
    expect(readKind(event, locations, keywords)).toBe(kind);
  });

  test('the keyword that only says online is no genre', () => {
    expect(genresOf(['Talks', 'Virtual/Online Event'])).toEqual(['Talks']);
  });

  test.each([
    ['fr-CA', 'fr'],
    ['en', 'en'],
    ['English', 'en'],
    ['anglais', 'en'],
    ['FRENCH', 'fr'],
    ['francais', 'fr'],
    ['spa-419', 'spa'],
    [{ '@type': 'Language', name: 'French' }, 'fr'],
    [{ '@type': 'Language', name: 'Spanish', alternateName: 'es' }, 'es'],
    [[null, 'fr'], 'fr'],
    ['Français', 'fr'],
    [{ '@type': 'Language', name: 'French', alternateName: 'fr' }, 'fr'],
    [['en', 'fr'], ''],
    ['klingon!', ''],
    [undefined, ''],
  ])('CAL-29: the language %j is %j', (inLanguage, code) => {
    expect(readLanguage({ inLanguage })).toBe(code);
  });
});
