import { expect, test } from 'vitest';
import { mailedLink } from './mailedLink.ts';

const proof = { token: '1.a-b', uuid: 'one', userref: 'two', email: 'jo+news@example.test' };

test.each([
  ['activate', 'fr', '/fr/activer'],
  ['activate', 'en', '/en/activate'],
  ['reset-password', 'fr', '/fr/mot-de-passe'],
  ['reset-password', 'en', '/en/reset-password'],
] as const)(
  'PRO-05: the link to %s in %s leads to the page in that language, its proof behind the hash',
  (page, lang, path) => {
    expect(mailedLink('https://festival.example', { page, lang }, proof, 'AB CD')).toBe(
      `https://festival.example${path}#token=1.a-b&uuid=one&userref=two&email=jo%2Bnews%40example.test&code=AB+CD`,
    );
  },
);
