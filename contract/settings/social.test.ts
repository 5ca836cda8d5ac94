import { expect, test } from 'vitest';
import { networkOf, socialNetworks } from './social.ts';

test('LAY-19: five networks, in the order of the footer', () => {
  expect(socialNetworks.map(({ name }) => name)).toEqual(['X', 'YouTube', 'Facebook', 'Instagram', 'TikTok']);
});

test.each([
  ['https://x.com/chapiteau', 'X'],
  ['https://twitter.com/chapiteau', 'X'],
  ['https://www.youtube.com/@chapiteau', 'YouTube'],
  ['https://youtu.be/@chapiteau', 'YouTube'],
  ['https://www.facebook.com/chapiteau', 'Facebook'],
  ['https://fr-ca.facebook.com/chapiteau', 'Facebook'],
  ['https://www.instagram.com/chapiteau/', 'Instagram'],
  ['https://www.tiktok.com/@chapiteau', 'TikTok'],
  ['https://www.tiktok.com/', undefined],
  ['https://x.com', undefined],
  ['http://x.com/chapiteau', undefined],
  ['https://notx.com/chapiteau', undefined],
  ['https://x.com.example/chapiteau', undefined],
  ['@chapiteau', undefined],
])('LAY-19: %s is an account of %s', (address, name) => {
  expect(networkOf(address)?.name).toBe(name);
});
