import type { Page } from '#contract/wire/page.ts';

/** Home if the content host has none: it has no content of its own, only that from other sources (HOM-01). */
export const bareHome: Page = {
  type: 'home',
  id: 'home',
  attributes: {},
  metas: { title: '', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: { fr: '/fr', en: '/en' },
};
