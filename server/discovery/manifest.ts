import { defaultLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { site } from '../site.ts';

/** The site on a home screen (W3C Web Application Manifest), in the colours of the page's head. */
export const manifest = {
  id: '/',
  name: site.brand,
  short_name: site.brand,
  lang: defaultLanguage,
  start_url: pairPath('calendar', defaultLanguage),
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fff9ef',
  theme_color: '#ffd400',
  icons: [
    { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-180.png', sizes: '180x180', type: 'image/png' },
  ],
} as const;
