import { createLog } from '#server/log.ts';
import { letterBudgets } from '#server/mail/limits.ts';
import { createRateLimits } from '#server/protection/rateLimits.ts';
import { openSecrets } from '#server/protection/secrets.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import type { Budget } from '#server/store/members/budgets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { Refusal } from '#server/refusal.ts';
import { benchSettings } from './benchSettings.ts';
import { atMost, figure, type Figure } from './figure.ts';
import { withFolder } from './site/site.ts';

const { perMinute } = benchSettings.letters;
const minutes = 60;
const minute = 60;

/** A strangers' way to cause letters: their network, and the address. `index` counts the requests of an hour. */
interface Attack {
  name: string;
  budget: Pick<Budget, 'atOnce' | 'every'>;
  from: (index: number) => string;
  to: (index: number) => string;
}
const subscriber = (index: number): string => `2001:db8:${index.toString(16)}::/64`;
const mailbox = (index: number): string => `reader${index}@example.test`;
const attacks: readonly Attack[] = [
  {
    name: 'from one network, by 254 addresses, to many mailboxes',
    budget: letterBudgets.networkLetters,
    from: (index) => `198.51.100.${1 + (index % 254)}`,
    to: mailbox,
  },
  {
    name: 'to one mailbox, by plus-addresses, from many networks',
    budget: letterBudgets.mailboxLetters,
    from: subscriber,
    to: (index) => `reader+${index}@example.test`,
  },
  {
    name: 'from many networks to many mailboxes',
    budget: letterBudgets.strangersLetters,
    from: subscriber,
    to: mailbox,
  },
];

const openEmpty = (dataDirectory: string): Promise<Store> =>
  openStore(
    { databaseUrl: null, dataDirectory },
    createLog(() => null),
  );

/** Asks at that rate for an hour of a moved clock. @returns how many letters are owed */
const count = ({ from, to }: Attack): Promise<number> =>
  withFolder(async (dataDirectory) => {
    const store = await openEmpty(dataDirectory);
    let now = Temporal.Instant.from(benchSettings.now);
    const clock = { now: () => now };
    const deps = { store, clock, secrets: await openSecrets(store, clock), limits: createRateLimits(clock) };
    const ask = (index: number): Promise<void> =>
      subscribe(deps, { email: to(index) }, from(index)).catch((caught: unknown) => {
        if (!(caught instanceof Refusal)) throw caught;
      });
    try {
      for (let at = 0; at <= minutes; at += 1) {
        await Promise.all(Array.from({ length: perMinute }, (_, index) => ask(at * perMinute + index)));
        now = now.add({ seconds: minute });
      }
      return (await store.db.selectFrom('newsletter_letters').select('id').execute()).length;
    } finally {
      await store.close();
    }
  });

/**
 * Strangers' letters in the fullest hour (docs/decisions/022), counted at the newsletter, where requests are cheapest. Codes
 * for accounts spend the same budgets.
 */
export const letters = async (): Promise<Figure[]> => {
  const figures = [figure('letters asked for in the hour', (minutes + 1) * perMinute, '')];
  for (const attack of attacks) {
    const { atOnce, every } = attack.budget;
    figures.push(
      figure(`… ${attack.name}`, await count(attack), '', atMost(atOnce + (minutes * minute) / every)),
    );
  }
  return figures;
};
