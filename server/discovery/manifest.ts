import { pairPath } from '#contract/address/pairs.ts';
import { manifestIcons } from '../look/icons.ts';
import type { Festival } from '../profile/festival.ts';

/** The site on a home screen (W3C Web Application Manifest), in the colours of the page's head. */
export const writeManifest = ({
  name,
  languages: [lang],
  look,
}: Pick<Festival, 'name' | 'languages' | 'look'>): string =>
  JSON.stringify({
    id: '/',
    name: name[lang],
    short_name: name[lang],
    lang,
    start_url: pairPath('calendar', lang),
    scope: '/',
    display: 'minimal-ui',
    background_color: look.colours.paper,
    theme_color: look.colours.highlight,
    icons: manifestIcons(look),
  });
