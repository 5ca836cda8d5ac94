import { expect, test } from 'vitest';
import { testFestival } from '../profile/testing/testFestival.ts';
import { writeNewsletterLetter } from './letters.ts';
import { createNewsletterLinks } from './links.ts';

const publicUrl = 'https://festival.example';
const links = createNewsletterLinks({ hash: (purpose) => purpose }, publicUrl);
const id = '3f2b8c1e-0000-4000-8000-00000000000a';
const now = 1_815_000_000;
const write = (
  letter: 'newsletterConfirm' | 'newsletterWelcome' | 'newsletterAlready',
  { lang, confirmed_at = null }: { lang: 'fr' | 'en'; confirmed_at?: number | null },
) =>
  writeNewsletterLetter(
    { id, letter, email: 'jo@example.test', lang, asked_at: now, confirmed_at, writer: testFestival },
    links,
    now,
  );
const ways = { fr: '/fr/infolettre/desabonner', en: '/en/newsletter/unsubscribe' };
const calendars = { fr: '/fr/calendrier', en: '/en/calendar' };
const confirming = { fr: '/fr/infolettre/confirmer', en: '/en/newsletter/confirm' };

for (const lang of ['fr', 'en'] as const)
  test.each([
    ['newsletterConfirm', `${confirming[lang]}?token=${id}.${now + 172_800}.newsletter-confirm`],
    ['newsletterWelcome', calendars[lang]],
    ['newsletterAlready', calendars[lang]],
  ] as const)(
    `LAY-33: %s (${lang}) leads to %s, and out of the newsletter by a page and by one click`,
    (letter, path) => {
      const mail = write(letter, { lang });
      expect([mail?.to, mail?.text.match(/^https:.*$/gm), mail?.headers]).toEqual([
        'jo@example.test',
        [publicUrl + path, `${publicUrl}${ways[lang]}?token=${id}.newsletter-leave`],
        {
          'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${id}.newsletter-leave>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      ]);
    },
  );

test('LAY-33: who has confirmed is welcomed, and not asked again', () => {
  const told = (['newsletterConfirm', 'newsletterWelcome', 'newsletterAlready'] as const).map(
    (letter) => write(letter, { lang: 'en', confirmed_at: now })?.subject ?? null,
  );
  expect(told).toEqual([
    null,
    'You are subscribed to the newsletter',
    'You are already subscribed to the newsletter',
  ]);
});
