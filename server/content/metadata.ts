import * as v from 'valibot';
import { isGone } from '#contract/address/partOfPath.ts';
import { menuItem, metadata as metadataSchema } from '#contract/wire/global.ts';
import { listMenuItems } from '../store/pages/global.ts';
import { menus } from '../store/schema/tables.ts';
import { ofSite } from './params.ts';
import { defineResource } from './resource.ts';

const menu = v.array(menuItem);

export const metadata = defineResource({
  path: '/{lang}/content/{siteId}/metadata',
  summary: 'The menus: main, footer and secondary (API-01), without parts that the festival lacks (FES-21).',
  request: { params: ofSite },
  answer: v.object({ ...metadataSchema.entries, main: menu, footer: menu, secondary: menu }),
  handle: async ({ store, festival }, { params: { lang } }) => {
    const { parts } = await festival.current();
    const all = await listMenuItems(store.db, lang);
    const items = all.filter(({ href }) => !isGone(href, parts));
    const [main, footer, secondary] = menus.map((name) =>
      items
        .filter((item) => item.menu === name)
        .map(({ title, href, hierarchy }) => ({ title, href, hierarchy })),
    );
    return { body: { main: main ?? [], footer: footer ?? [], secondary: secondary ?? [] } };
  },
});
