import { expect, test } from 'vitest';
import { writeList } from './exportList.ts';
import { createNewsletterLinks } from './links.ts';

const links = createNewsletterLinks({ hash: (purpose) => purpose }, 'https://festival.example');
const subscription = (email: string, lang: 'fr' | 'en' = 'fr') => ({
  id: '3f2b8c1e-0000-4000-8000-00000000000a',
  email,
  lang,
  asked_at: 0,
  confirmed_at: 1_815_000_000,
});
const ways = [
  'https://festival.example/fr/infolettre/desabonner?token=3f2b8c1e-0000-4000-8000-00000000000a.newsletter-leave',
  'https://festival.example/api/newsletter/unsubscribe?token=3f2b8c1e-0000-4000-8000-00000000000a.newsletter-leave',
];

test('LAY-33: the list is CSV with a line of names, and the way out of each address', () => {
  expect(writeList([subscription('camille@example.test')], links, 'csv')).toBe(
    `email,lang,confirmed_at,unsubscribe_page,list_unsubscribe\r\n"camille@example.test","fr","2027-07-07T22:40:00Z","${ways.join('","')}"\r\n`,
  );
  expect(writeList([], links, 'csv')).toBe('email,lang,confirmed_at,unsubscribe_page,list_unsubscribe\r\n');
});

test('LAY-33: JSON has the addresses as they are', () => {
  expect(JSON.parse(writeList([subscription('=a@example.test')], links, 'json'))).toEqual([
    {
      email: '=a@example.test',
      lang: 'fr',
      confirmed_at: '2027-07-07T22:40:00Z',
      unsubscribe_page: ways[0],
      list_unsubscribe: ways[1],
    },
  ]);
});

test.each(['=hyperlink@example.test', '+1@example.test', '-2+3@example.test'])(
  'LAY-33: %s is no formula in a spreadsheet',
  (email) => {
    const [, row = ''] = writeList([subscription(email)], links, 'csv').split('\r\n');
    expect(row.split(',')[0]).toBe(`"'${email}"`);
  },
);
