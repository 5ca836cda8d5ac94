import * as v from 'valibot';
import { menuItem, metadata as metadataSchema } from '#contract/wire/global.ts';
import { listMenuItems } from '../store/pages/global.ts';
import { menus } from '../store/schema/tables.ts';
import { ofSite } from './params.ts';
import { defineResource } from './resource.ts';

const menu = v.array(menuItem);

export const metadata = defineResource({
  path: '/{lang}/content/{siteId}/metadata',
  summary: 'The menus: main, footer and secondary (API-01).',
  request: { params: ofSite },
  answer: v.object({ ...metadataSchema.entries, main: menu, footer: menu, secondary: menu }),
  handle: async ({ store }, { params: { lang } }) => {
    const items = await listMenuItems(store.db, lang);
    const [main, footer, secondary] = menus.map((name) =>
      items
        .filter((item) => item.menu === name)
        .map(({ title, href, hierarchy }) => ({ title, href, hierarchy })),
    );
    return { body: { main: main ?? [], footer: footer ?? [], secondary: secondary ?? [] } };
  },
});
