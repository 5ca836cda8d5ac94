import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from './clock.ts';
import { letterWriters } from './letterWriters.ts';
import { addMember } from './member/testing/visitor.ts';
import { sourceOf, testFestival } from './profile/testing/testFestival.ts';
import { letterQueues } from './store/members/letterQueue.ts';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const { id: member_id } = await addMember(site.store, 'jo@example.test', 'en');
  const due = { tries: 0, due_at: 0 };
  await site.store.transact(async (db) => {
    await db
      .insertInto('owed_letters')
      .values({ ...due, id: 'o', member_id, programmation_id: 7, letter: 'showMoved' })
      .execute();
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id: 's', email: 'jo@example.test', lang: 'en', asked_at: 0, confirmed_at: null })
      .execute();
    await db
      .insertInto('newsletter_letters')
      .values({ ...due, id: 'n', subscription_id: 's', letter: 'newsletterConfirm' })
      .execute();
  });
});
afterAll(() => site.close());

const writersIn = (...languages: [Language, ...Language[]]) =>
  letterWriters({
    store: site.store,
    secrets: { hash: () => 'seal' },
    publicUrl: 'https://festival.example',
    festival: sourceOf({ ...testFestival, name: { fr: 'Rires', en: 'Laughs' }, languages }),
  });
const now = (): number => epochSeconds(site.clock.now());

test('FES-12: a letter is in its reader’s language, or in one that the festival has, with the date’s file as it is now', async () => {
  const letterIn = async (...languages: [Language, ...Language[]]) => {
    const { owed_letters: owed, newsletter_letters: newsletter } = writersIn(...languages);
    const [about, asking] = [await owed('o', now()), await newsletter('n', now())];
    const [file] = about?.attachments ?? [];
    const lineOf = (name: string) => new RegExp(`^${name}.*$`, 'm').exec(String(file?.content))?.[0].trim();
    return [
      ...[about, asking].map((mail) => /<html lang="(\w+)"/.exec(mail?.html ?? '')?.[1]),
      about?.subject,
      /^https:.*$/m.exec(about?.text ?? '')?.[0],
      lineOf('SUMMARY'),
      lineOf('DTSTAMP'),
      lineOf('PRODID'),
    ];
  };
  const made = 'DTSTAMP:20270716T213000Z';
  expect([await letterIn('fr', 'en'), await letterIn('fr')]).toEqual([
    [
      'en',
      'en',
      'New time: Sleepless Nights',
      'https://festival.example/en/shows/sleepless-nights',
      'SUMMARY:Sleepless Nights',
      made,
      'PRODID:-//Laughs//Laughs//EN',
    ],
    [
      'fr',
      'fr',
      'Nouvel horaire\u00a0: Les Nuits blanches',
      'https://festival.example/fr/spectacles/les-nuits-blanches',
      'SUMMARY:Les Nuits blanches',
      made,
      'PRODID:-//Rires//Rires//FR',
    ],
  ]);
});

test.each(letterQueues)(
  'RES-16: a letter of the queue %s that is owed no longer is not written',
  async (queue) => {
    expect(await writersIn('fr', 'en')[queue]('gone', now())).toBeNull();
  },
);
