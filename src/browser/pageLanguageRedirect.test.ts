import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync('public/page-language-redirect.js', 'utf8');

interface Visitor {
  at?: string;
  /** The stored choice; null without one, undefined where the storage is forbidden. */
  chosen?: string | null | undefined;
  languages?: readonly string[] | undefined;
}

/** Where the script leads a visitor; null where it leaves them. */
const ledTo = ({ at = '/', chosen = null, languages = [] }: Visitor): string | null => {
  const { pathname, search, hash } = new URL(at, 'https://chapiteau.test');
  const storage = { getItem: (key: string) => (key === 'lang' ? chosen : null) };
  let led: string | null = null;
  runInNewContext(script, {
    location: {
      pathname,
      search,
      hash,
      replace: (href: string) => {
        led = href;
      },
    },
    navigator: { languages },
    localStorage: storage,
  });
  return led;
};

test.each<[string, Visitor, string | null]>([
  ['the choice comes first', { chosen: 'en', languages: ['fr-CA', 'en'] }, '/en'],
  ['then the first language that there is', { languages: ['de', 'en-GB', 'fr'] }, '/en'],
  ['whatever its country', { languages: ['fr-CA', 'en'] }, '/fr'],
  ['a choice of no language of ours is none', { chosen: 'de', languages: ['en'] }, '/en'],
  ['else French', { languages: ['de', 'es'] }, '/fr'],
  ['a browser that tells none', { languages: undefined }, '/fr'],
  ['the query and the fragment go along', { at: '/?utm=x#top', chosen: 'en' }, '/en?utm=x#top'],
  ['any other address is left alone', { at: '/en/calendar', chosen: 'fr' }, null],
])('RTE-23: where no server answers for "/": %s', (_, visitor, href) => {
  expect(ledTo(visitor)).toBe(href);
});

test('RTE-23: a storage that is forbidden stops nobody', () => {
  let led = '';
  runInNewContext(script, {
    location: {
      pathname: '/',
      search: '',
      hash: '',
      replace: (href: string) => {
        led = href;
      },
    },
    navigator: { languages: ['en'] },
  });
  expect(led).toBe('/en');
});
