import { passport } from '#contract/wire/passport.ts';
import { listPassports } from '#server/store/shows/passports.ts';
import { toPrice } from '../money.ts';
import { ofSite } from '../params.ts';
import { defineResource, listOf, wholeList } from '../resource.ts';

export const passports = defineResource({
  path: '/{lang}/content/{siteId}/passports',
  summary: 'The passes (API-04, HOM-14).',
  request: { params: ofSite },
  answer: listOf(passport),
  handle: async ({ store }, { params: { lang } }) => {
    const rows = await listPassports(store.db, lang);
    const data = rows.map(({ id, title, image, starting_at: price, detail_url: url, saving }) => ({
      id: String(id),
      title,
      image,
      starting_at: toPrice(price),
      detail_url: url,
      saving,
    }));
    return { body: wholeList(data) };
  },
});
