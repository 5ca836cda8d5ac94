import type { Look } from './look.ts';

type Role = keyof Look['fonts'];

/** A font of ours, and how a browser's own one takes its room until it arrives, so that nothing moves. */
const ours = {
  display: {
    href: '/fonts/bricolage-grotesque-800.woff2',
    weight: '800',
    standIns: [['Bold', '102.3%', '90.9%', '26.4%']],
  },
  text: {
    href: '/fonts/figtree.woff2',
    weight: '400 700',
    standIns: [
      ['', '99.9%', '95.1%', '25%'],
      ['Bold', '103%', '92.2%', '24.3%'],
    ],
  },
} as const;

const roles = ['display', 'text'] as const;
const names = { display: 'Display', text: 'Text' } as const;

/** The addresses of a look's fonts, those of headings first. */
export const fontAddresses = ({ fonts }: Look): string[] => [
  ...new Set(roles.map((role) => fonts[role] ?? ours[role].href)),
];

const standInsOf = (role: Role): string =>
  ours[role].standIns
    .map(
      ([style, size, ascent, descent]) =>
        `@font-face{font-family:'${names[role]} fallback';src:local('${`Arial ${style}`.trim()}'),local('${`Liberation Sans ${style}`.trim()}');` +
        `font-weight:${style === '' ? 400 : role === 'text' ? 700 : 800};size-adjust:${size};ascent-override:${ascent};descent-override:${descent}}`,
    )
    .join('');

const faceOf = (role: Role, own: string | null): string => {
  const { href, weight } = own === null ? ours[role] : { href: own, weight: '1 1000' };
  return `@font-face{font-family:'${names[role]}';src:url('${href}') format('woff2');font-weight:${weight};font-display:swap}`;
};

/** The faces of a look: only those that it shows. A font of the folder has no stand-in with its own measures. */
export const fontFaces = ({ fonts }: Look): string =>
  roles.map((role) => faceOf(role, fonts[role]) + (fonts[role] === null ? standInsOf(role) : '')).join('');

/** A family as CSS names it. */
export const familyOf = (role: Role): string => `'${names[role]}','${names[role]} fallback',sans-serif`;
