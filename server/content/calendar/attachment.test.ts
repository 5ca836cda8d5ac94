import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['Les clés, enfin.ics', 'Les cles, enfin.ics', 'Les%20cl%C3%A9s%2C%20enfin.ics'],
  [
    '“Ça” 🛋️ l’été.ics',
    'Ca lete.ics',
    '%E2%80%9C%C3%87a%E2%80%9D%20%F0%9F%9B%8B%EF%B8%8F%20l%E2%80%99%C3%A9t%C3%A9.ics',
  ],
  [`a"b\\c'd.ics`, 'a b cd.ics', 'a%22b%5Cc%27d.ics'],
])('calendar file: %s can be saved wherever it is read', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});

test('calendar file: half of a character and signs of the header’s own grammar are encoded', () => {
  expect(attachment('a*(b)\ud800.ics')).toBe(
    `attachment; filename="a (b) .ics"; filename*=UTF-8''a%2A%28b%29%EF%BF%BD.ics`,
  );
});
