import type { Page } from '#contract/wire/page.ts';

/** Home where the content host has none: it says nothing by itself, and is made of what else there is (HOM-01). */
export const bareHome: Page = {
  type: 'home',
  id: 'home',
  attributes: {},
  metas: { title: '', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: { fr: '/fr', en: '/en' },
};
