import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sourceOf, testFestival } from '../profile/testing/testFestival.ts';
import { createNewsletterLinks } from './links.ts';
import { outcomes } from './page.ts';
import { createNewsletterPages } from './pages.ts';
import { openReader } from './testing/reader.ts';

test('LAY-33: a page at an address with words of both languages leads to its own, with all that was asked', async () => {
  const reader = await openReader();
  const ledTo = async (path: string) => {
    const { status, headers } = await reader.open(path);
    return [status, headers.get('location')];
  };
  expect([
    await ledTo('/fr/newsletter/confirm?token=a&said=b'),
    await ledTo('/fr/newsletter/confirmer'),
    await ledTo('/fr/infolettre/unsubscribe?said=left'),
    await ledTo('/en/infolettre/desabonner?said=left'),
    await ledTo('/en/newsletter/unsubscribe?said=left'),
  ]).toEqual([
    [302, '/fr/infolettre/confirmer?token=a&said=b'],
    [302, '/fr/infolettre/confirmer'],
    [302, '/fr/infolettre/desabonner?said=left'],
    [302, '/en/newsletter/unsubscribe?said=left'],
    [200, null],
  ]);
});

test('LAY-33: in a festival of one language a letter’s link of the other leads to the same page, token included', async () => {
  const { store, clock } = await openReader();
  const pages = createNewsletterPages({
    store,
    clock,
    links: createNewsletterLinks({ hash: (purpose) => purpose }, 'https://festival.example'),
    festival: sourceOf({ ...testFestival, languages: ['fr'] }),
    settings: { newsletterUrl: null },
  });
  const { status, headers } = await pages.request('/en/newsletter/confirm?token=abc');
  expect([status, headers.get('location')]).toEqual([302, '/fr/infolettre/confirmer?token=abc']);
});

test('LAY-33: the pages let in what they need, and nothing else', async () => {
  const reader = await openReader();
  const { headers } = await reader.open('/fr/infolettre/confirmer?said=sent');
  const hash = expect.stringMatching(/^[\w-]+-src 'sha256-[\w+/]{43}='$/);
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    hash,
    hash,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  const script = createHash('sha256')
    .update("history.replaceState(null,'',location.pathname)")
    .digest('base64');
  expect(headers.get('content-security-policy')).toContain(
    `script-src 'sha256-${script}'; style-src 'sha256-`,
  );
});

test('LAY-33: each page says what can have become of its own form, else that its link is incomplete', async () => {
  const reader = await openReader();
  const saidOn = async (path: string) => {
    const told = outcomes.map(async (said) => {
      const html = await (await reader.open(`${path}?said=${said}`)).text();
      return [said, /data-situation="(\w+)"/.exec(html)?.[1]] as const;
    });
    return (await Promise.all(told)).flatMap(([said, situation]) => (said === situation ? [said] : []));
  };
  expect(await saidOn('/en/newsletter/confirm')).toEqual([
    'sent',
    'invalid',
    'later',
    'confirmed',
    'expired',
    'unreadable',
  ]);
  expect(await saidOn('/fr/infolettre/desabonner')).toEqual(['later', 'unreadable', 'left']);
  const other = await (await reader.open('/fr/infolettre/desabonner?said=sent')).text();
  expect(other).toContain('data-situation="unreadable"');
});
