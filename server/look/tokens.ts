import { black, fieldOf, plateOf, sparkOf, textOn } from './colours.ts';
import { familyOf, fontFaces } from './fonts.ts';
import type { Look } from './look.ts';

type Tokens = Readonly<Record<string, string>>;

/** Sizes of headings, from a phone's to a desktop's; the caps leave room for long words at 320 px and for large text. */
const sizes: Record<Look['type'], Tokens> = {
  loud: {
    'size-most': '6.5rem',
    'size-hero': 'min(clamp(2.75rem, 1.4rem + 5.8vw, 6.5rem), 11.5vw)',
    'size-h1': 'min(clamp(2.25rem, 1.6rem + 2.7vw, 4rem), 11.5vw)',
    'size-h2': 'min(clamp(1.75rem, 1.48rem + 1.15vw, 2.5rem), 10vw)',
    'size-h3': 'min(clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem), 9vw)',
    'size-day': 'clamp(3.5rem, 2.6rem + 3.8vw, 6rem)',
  },
  usual: {
    'size-most': '4.5rem',
    'size-hero': 'min(clamp(2.5rem, 1.6rem + 3.8vw, 4.75rem), 11.5vw)',
    'size-h1': 'min(clamp(2.125rem, 1.7rem + 1.8vw, 3.25rem), 11.5vw)',
    'size-h2': 'min(clamp(1.625rem, 1.45rem + 0.8vw, 2.125rem), 10vw)',
    'size-h3': 'min(clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem), 9vw)',
    'size-day': 'clamp(3rem, 2.4rem + 2.6vw, 4.75rem)',
  },
  calm: {
    'size-most': '3.25rem',
    'size-hero': 'min(clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem), 11vw)',
    'size-h1': 'min(clamp(1.875rem, 1.6rem + 1.15vw, 2.625rem), 11vw)',
    'size-h2': 'min(clamp(1.5rem, 1.38rem + 0.5vw, 1.8125rem), 10vw)',
    'size-h3': 'min(clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem), 9vw)',
    'size-day': 'clamp(2.5rem, 2.1rem + 1.7vw, 3.625rem)',
  },
};

const corners: Record<Look['corners'], Tokens> = {
  square: { radius: '0px', round: '0px' },
  soft: { radius: '4px', round: '999px' },
  round: { radius: '14px', round: '999px' },
};

/** The geometry of shadows; their colour stands where they fall. */
const shadows: Record<Look['shadows'], Tokens> = {
  hard: {
    'drop-s': '4px 4px 0',
    'drop-m': '6px 6px 0',
    'drop-l': '8px 8px 0',
    'drop-edge': '8px 8px 0 2px',
    misprint: '1',
  },
  soft: {
    'drop-s': '0 4px 10px -6px',
    'drop-m': '0 8px 18px -10px',
    'drop-l': '0 14px 30px -16px',
    'drop-edge': '0 0 0',
    misprint: '0',
  },
  none: { 'drop-s': '0 0 0', 'drop-m': '0 0 0', 'drop-l': '0 0 0', 'drop-edge': '0 0 0', misprint: '0' },
};

/** Without a pattern its inks are clear: what lies below them stays. */
const patternOf = ({ pattern }: Look): Tokens => ({
  dotted: pattern === 'none' ? '0%' : '100%',
  rayed: pattern === 'rays' ? '100%' : '0%',
});

/** Whether the ink is light. */
const isDark = ({ colours }: Look): boolean => fieldOf(colours) === black;

/** A soft shadow of light ink would shine: such a look has none. */
const fallOf = (look: Look): Look['shadows'] =>
  look.shadows === 'soft' && isDark(look) ? 'none' : look.shadows;

const coloursOf = ({ colours }: Look): Tokens => ({
  ...colours,
  'on-action': textOn(colours.action, colours),
  'on-deep': textOn(colours.deep, colours),
  'on-alert': textOn(colours.alert, colours),
  'on-stage': textOn(colours.stage, colours),
  'on-night': textOn(colours.night, colours),
  'on-muted': textOn(colours.muted, colours),
  // The same in a dark room and with more contrast: on pictures and on fixed grounds.
  sheet: colours.paper,
  contour: colours.ink,
  mark: colours.highlight,
  pop: colours.accent,
  field: fieldOf(colours),
  plate: plateOf(colours),
  spark: sparkOf(colours),
});

const written = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const seriesRules = ({ series }: Look): string =>
  series
    .map(({ name, ground, text }) => `[data-series=${name}]{--series:${ground};--on-series:${text}}`)
    .join('');

/** The look as CSS: every page has it before its style sheets, which know these names alone. */
export const lookStyles = (look: Look): string => {
  const tokens = {
    ...coloursOf(look),
    ...sizes[look.type],
    ...corners[look.corners],
    ...shadows[fallOf(look)],
    ...patternOf(look),
    'outline-width': look.outlines === 'bold' ? '2px' : '1px',
    askew: look.askew ? '1' : '0',
    display: familyOf('display'),
    text: familyOf('text'),
  };
  // Fields, lists and scroll bars of the browser's own are as dark as the page.
  const scheme = isDark(look) ? 'dark' : 'light';
  return `${fontFaces(look)}:root{color-scheme:${scheme};${written(tokens)}}${seriesRules(look)}`;
};
