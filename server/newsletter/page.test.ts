import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import type { Festival } from '../profile/festival.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import type { NewsletterPage } from './addresses.ts';
import { drawPage, type Situation } from './page.ts';

interface Drawn {
  page?: NewsletterPage;
  lang?: Language;
  festival?: Festival;
  token?: string;
  mayAsk?: boolean;
}
const draw = (
  situation: Situation,
  { page = 'confirm', lang = 'en', festival = testFestival, token = '', mayAsk = true }: Drawn = {},
): string =>
  drawPage({ page, lang, festival, situation, token, mayAsk }).replace(/<style>[^]+<\/style>/, '<style/>');

/** The part of a page that says and asks something. */
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const saying = (situation: Situation, title: string, text: string, action: string): string =>
  `<main data-situation="${situation}">\n<div>\n<h1>${title}</h1>\n<p class="text">${text}</p>\n${action}\n</div>\n</main>`;

const home = '<p><a class="button" href="/en">Back to the home page</a></p>';
const ask = `<form method="post" action="/api/newsletter" novalidate>
<input type="hidden" name="lang" value="en">
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" required>
<p class="trap"><label for="trap">Leave this field empty</label><input id="trap" name="topic" tabindex="-1" autocomplete="off"></p>
<button type="submit">Subscribe</button>
</form>`;

test('LAY-33: the page that confirms hides its token first of all, and asks for a press', () => {
  expect(draw('ready', { token: 'a"<&b' })).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<script>history.replaceState(null,'',location.pathname)</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Confirm your subscription | Festival</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<style/>
</head>
<body>
<header>
<a class="brand" href="/en">Festival</a>
<nav aria-label="Main menu">
<a href="/en/calendar">Calendar</a>
<a class="button" href="/en/shows">Tickets</a>
</nav>
<a lang="fr" hreflang="fr" href="/fr/infolettre/confirmer?token=a%22%3C%26b">Français</a>
</header>
<main data-situation="ready">
<div>
<h1>Confirm your subscription</h1>
<p class="text">One more click, and the newsletter is yours.</p>
<form method="post" action="/api/newsletter/confirm">
<input type="hidden" name="lang" value="en"><input type="hidden" name="token" value="a&#34;&#60;&#38;b">
<button type="submit">Confirm my subscription</button>
</form>
</div>
</main>
</body>
</html>
`);
});

test('LAY-33: a page without a token runs no script, and its button to leave sends the token in the address', () => {
  expect(draw('left', { page: 'unsubscribe' })).not.toContain('<script');
  expect(mainOf(draw('leaving', { page: 'unsubscribe', lang: 'fr', token: 'a&b' }))).toContain(
    '<form method="post" action="/api/newsletter/unsubscribe?token=a%26b">\n<input type="hidden" name="lang" value="fr">\n<button',
  );
});

describe('LAY-33: what became of a form', () => {
  test.each<[Situation, string, string, string]>([
    [
      'sent',
      'Check your email',
      'If all is well, an email is on its way. Open the link in it to confirm the subscription.',
      home,
    ],
    ['confirmed', 'You’re in', 'The newsletter will land in your inbox.', home],
    [
      'expired',
      'This link is no longer good',
      'A confirmation link only works for 48 h, and not at all once you have unsubscribed. Ask for another one; they’re free.',
      ask,
    ],
    [
      'unreadable',
      'This link is incomplete',
      'Open it again from the email, all of it. If it still refuses, ask for another one.',
      ask,
    ],
    ['invalid', 'That address won’t do', 'Check the email address and try again.', ask],
    ['later', 'That didn’t work', 'We could not do it right now. Try again in a few minutes.', ask],
  ])('%s is said, and asks again where another letter would help', (situation, title, text, action) => {
    expect(mainOf(draw(situation))).toBe(saying(situation, title, text, action));
    // Where another host keeps the list, and on the page that leaves, nothing can be asked.
    for (const drawn of [{ mayAsk: false }, { page: 'unsubscribe' } as const])
      expect(mainOf(draw(situation, drawn))).toBe(saying(situation, title, text, home));
  });
});

test('LAY-33: the sign of the page is the logo, else the name, beside the mascot where there is one', () => {
  const mascot = { laughing: '/m/"laughing".svg', lost: '/m/lost.svg', asleep: '/m/asleep.svg' };
  const signIn = (look: Partial<Festival['look']>) => {
    const html = draw('sent', { festival: { ...testFestival, look: { ...testFestival.look, ...look } } });
    return [/<a class="brand" href="\/en">(.*)<\/a>/.exec(html)?.[1], mainOf(html).includes('height="312"')];
  };
  expect([
    signIn({ logo: null, mascot: null }),
    signIn({ logo: '/logo.svg', mascot: null }),
    signIn({ logo: null, mascot }),
    signIn({ logo: '/logo.svg', mascot }),
  ]).toEqual([
    ['Festival', false],
    ['<img src="/logo.svg" alt="Festival">', false],
    ['<img src="/m/&#34;laughing&#34;.svg" alt="" width="56" height="55">Festival', true],
    ['<img src="/logo.svg" alt="Festival">', true],
  ]);
});

test('LAY-33: a festival of one language has no link to the other', () => {
  const link = /<a lang="fr"/;
  expect([
    link.test(draw('sent')),
    link.test(draw('sent', { festival: { ...testFestival, languages: ['en'] } })),
  ]).toEqual([true, false]);
});

test.each([
  ['fr', 'Rires'],
  ['en', 'Laughs'],
] as const)('FES-12: a page names the festival as its language does: %s', (lang, name) => {
  const festival = { ...testFestival, name: { fr: 'Rires', en: 'Laughs' } };
  const html = draw('sent', { lang, festival });
  expect([
    /<title>.* \| (.*)<\/title>/.exec(html)?.[1],
    /<a class="brand"[^>]*>(.*)<\/a>/.exec(html)?.[1],
  ]).toEqual([name, name]);
});
