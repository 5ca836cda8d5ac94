import { pairPath } from '#contract/address/pairs.ts';
import type { Festival } from '../profile/festival.ts';

/** The site on a home screen (W3C Web Application Manifest), in the colours of the page's head. */
export const writeManifest = ({ name, languages: [lang] }: Pick<Festival, 'name' | 'languages'>): string =>
  JSON.stringify({
    id: '/',
    name: name[lang],
    short_name: name[lang],
    lang,
    start_url: pairPath('calendar', lang),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fff9ef',
    theme_color: '#ffd400',
    icons: [
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-180.png', sizes: '180x180', type: 'image/png' },
    ],
  });
