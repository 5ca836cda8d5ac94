import { trapField } from '#contract/settings/newsletter.ts';
import { createNewsletterLinks } from '#server/newsletter/links.ts';
import { askForNewsletter } from '#server/store/members/newsletter.ts';
import { newEmail } from './member.ts';
import type { Seeder, World } from './seeder.ts';
import { secondsAt } from './site.ts';

/** Tokens of a subscription that waits for its confirmation. */
const tokensOf = async ({ site }: World): Promise<Record<'confirm' | 'leave', string>> => {
  const now = secondsAt(site);
  const { id } = await site.store.transact((db) =>
    askForNewsletter(db, { email: newEmail(), lang: 'fr' }, now),
  );
  const links = createNewsletterLinks(site.secrets, site.settings.publicUrl);
  const tokenIn = (address: string): string => new URL(address).searchParams.get('token') ?? '';
  return {
    confirm: tokenIn(links.confirm({ id, expiresAt: now + 3600 }, 'fr')),
    leave: tokenIn(links.leave(id, 'fr')),
  };
};

const leaving: Seeder = async (world) => ({ query: { token: (await tokensOf(world)).leave } });

export const newsletterSeeds: Readonly<Record<string, Seeder>> = {
  postApiNewsletter: () => ({ fields: { email: newEmail(), [trapField]: '' } }),
  postApiNewsletterConfirm: async (world) => ({ body: { token: (await tokensOf(world)).confirm } }),
  postApiNewsletterUnsubscribe: leaving,
  getApiNewsletterUnsubscribe: leaving,
  getFrInfolettreConfirmer: async (world) => ({ query: { token: (await tokensOf(world)).confirm } }),
  getEnNewsletterUnsubscribe: leaving,
};
