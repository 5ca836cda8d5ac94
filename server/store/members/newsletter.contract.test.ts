import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimLetter, findDueLetter, removeLetter } from './letterQueue.ts';
import {
  askForNewsletter,
  confirmedSubscriptions,
  confirmSubscription,
  findNewsletterFacts,
  findSubscription,
  findSubscriptionOf,
  oweNewsletterLetter,
  removeSubscription,
  removeSubscriptionOf,
} from './newsletter.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';

const now = 1_000_000;
const camille = { email: 'camille@example.test', lang: 'fr' } as const;

describe.each(engines)('newsletter on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let stores: [Store, Store];
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
    });
    beforeEach(async () => {
      await stores[0].transact((db) => db.deleteFrom('newsletter_subscriptions').execute());
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });
    const ask = (who: Parameters<typeof askForNewsletter>[1] = camille, at = now) =>
      stores[0].transact((db) => askForNewsletter(db, who, at));
    const letters = () =>
      stores[0].db.selectFrom('newsletter_letters').select(['letter', 'tries', 'due_at']).execute();

    test('LAY-33: a subscription is found and removed by its address, with its letters', async () => {
      const { id } = await ask();
      await stores[0].transact((db) => oweNewsletterLetter(db, id, 'newsletterConfirm', now));
      expect((await findSubscriptionOf(stores[0].db, camille.email))?.id).toBe(id);
      expect(await findSubscriptionOf(stores[0].db, 'sam@example.test')).toBeUndefined();
      await stores[0].transact((db) => removeSubscriptionOf(db, 'sam@example.test'));
      expect(await letters()).toHaveLength(1);
      await stores[0].transact((db) => removeSubscriptionOf(db, camille.email));
      expect([await findSubscriptionOf(stores[0].db, camille.email), await letters()]).toEqual([
        undefined,
        [],
      ]);
    });

    test('LAY-33: an address that asks twenty times side by side, in two processes, is kept once and owed one letter', async () => {
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          stores[index % 2 === 0 ? 0 : 1].transact(async (db) => {
            const { id } = await askForNewsletter(db, camille, now);
            await oweNewsletterLetter(db, id, 'newsletterConfirm', now);
            return id;
          }),
        ),
      );
      expect(new Set(asked).size).toBe(1);
      expect(await letters()).toEqual([{ letter: 'newsletterConfirm', tries: 0, due_at: now }]);
    });

    test('LAY-33: of twenty confirmations side by side one is new', async () => {
      const { id } = await ask();
      const news = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          stores[index % 2 === 0 ? 0 : 1].transact((db) => confirmSubscription(db, id, now + 5)),
        ),
      );
      expect(news.filter(Boolean)).toEqual([true]);
      expect(await confirmedSubscriptions(stores[1].db)).toEqual([
        { id, ...camille, asked_at: now, confirmed_at: now + 5 },
      ]);
    });

    test('LAY-33: readers are listed by their confirmations, of one moment by address; who waits for one is none', async () => {
      const times = { 'c@example.test': 1, 'b@example.test': 3, 'd@example.test': 2, 'a@example.test': 3 };
      for (const [email, at] of Object.entries(times)) {
        const { id } = await ask({ email, lang: 'en' });
        await stores[0].transact((db) => confirmSubscription(db, id, now + at));
      }
      await ask({ email: 'waits@example.test', lang: 'en' });
      const readers = await confirmedSubscriptions(stores[0].db);
      expect(readers.map(({ email, confirmed_at: at }) => [email, at && at - now])).toEqual([
        ['c@example.test', 1],
        ['d@example.test', 2],
        ['a@example.test', 3],
        ['b@example.test', 3],
      ]);
    });

    test('LAY-33: whoever asks for a known address moves its language only while nobody has confirmed it', async () => {
      const { id } = await ask();
      await ask({ ...camille, lang: 'en' }, now + 1);
      expect(await findSubscription(stores[0].db, id)).toMatchObject({ lang: 'en', asked_at: now + 1 });
      await stores[0].transact((db) => confirmSubscription(db, id, now + 2));
      expect(await ask(camille, now + 3)).toEqual({ id, confirmed_at: now + 2 });
      expect(await findSubscription(stores[0].db, id)).toEqual({
        id,
        email: camille.email,
        lang: 'en',
        asked_at: now + 3,
        confirmed_at: now + 2,
      });
    });

    test('LAY-33: what is left is forgotten with its letters, and asked for again it is another one', async () => {
      const { id } = await ask();
      await stores[0].transact((db) => oweNewsletterLetter(db, id, 'newsletterConfirm', now));
      await stores[0].transact((db) => removeSubscription(db, id));
      expect([await findSubscription(stores[0].db, id), await letters()]).toEqual([undefined, []]);
      expect(await stores[0].transact((db) => confirmSubscription(db, id, now))).toBe(false);
      expect((await ask()).id).not.toBe(id);
    });

    test('LAY-33: a letter that waits for another try goes on waiting, though it is asked for again', async () => {
      const { id } = await ask();
      const owe = (at: number) =>
        stores[0].transact((db) => oweNewsletterLetter(db, id, 'newsletterConfirm', at));
      await owe(now);
      const due = await findDueLetter(stores[0].db, 'newsletter_letters', now);
      if (!due) throw new Error('No letter is due');
      await stores[0].transact((db) => claimLetter(db, 'newsletter_letters', due, now + 60));
      await owe(now + 1);
      expect(await letters()).toEqual([{ letter: 'newsletterConfirm', tries: 1, due_at: now + 60 }]);
      await stores[0].transact((db) => oweNewsletterLetter(db, id, 'newsletterWelcome', now + 2));
      expect((await letters()).toSorted((one, other) => one.due_at - other.due_at)).toEqual([
        { letter: 'newsletterWelcome', tries: 0, due_at: now + 2 },
        { letter: 'newsletterConfirm', tries: 1, due_at: now + 60 },
      ]);
    });

    test('a letter is claimed by one process, and is gone once it is posted', async () => {
      const { id } = await ask();
      await stores[0].transact((db) => oweNewsletterLetter(db, id, 'newsletterWelcome', now));
      const queue = 'newsletter_letters' as const;
      expect(await findDueLetter(stores[0].db, queue, now - 1)).toBeUndefined();
      const due = await findDueLetter(stores[0].db, queue, now);
      if (!due) throw new Error('No letter is due');
      const claims = await Promise.all(
        stores.map((store) => store.transact((db) => claimLetter(db, queue, due, now + 60))),
      );
      expect(claims.toSorted()).toEqual([false, true]);
      expect(await findNewsletterFacts(stores[1].db, due.id)).toMatchObject({
        ...camille,
        letter: 'newsletterWelcome',
      });
      await stores[1].transact((db) => removeLetter(db, queue, due.id));
      expect(await letters()).toEqual([]);
    });
  });
});
