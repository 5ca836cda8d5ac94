import type { Look } from './look.ts';

/** Addresses of the festival's pictures of itself; what they show follows its look. */
export const brandAddresses = {
  favicon: '/icons/favicon.svg',
  touch: '/icons/icon-180.png',
  large: '/icons/icon-512.png',
  picture: '/icons/social.png',
} as const;

/** A drawing is sharp in every size; of a photo there are pixels alone. */
const isDrawn = ({ icon }: Look): boolean => icon === null || icon.endsWith('.svg');

/** The links of a page's head to the festival's icon. */
export const iconLinks = (look: Look): string => {
  const { favicon, touch } = brandAddresses;
  const icon = isDrawn(look) ? `href="${favicon}" type="image/svg+xml"` : `href="${touch}" type="image/png"`;
  return `<link rel="icon" ${icon}>\n<link rel="apple-touch-icon" href="${touch}">`;
};

/** The icons of the manifest. */
export const manifestIcons = (look: Look): { src: string; sizes: string; type: string }[] => [
  ...(isDrawn(look) ? [{ src: brandAddresses.favicon, sizes: 'any', type: 'image/svg+xml' }] : []),
  { src: brandAddresses.touch, sizes: '180x180', type: 'image/png' },
  { src: brandAddresses.large, sizes: '512x512', type: 'image/png' },
];
