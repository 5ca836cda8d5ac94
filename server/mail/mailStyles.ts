import { mixed } from '#contract/look/contrast.ts';
import { fieldOf, sparkOf, textOn } from '../look/colours.ts';
import type { Look } from '../look/look.ts';

const plain = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const heavy = "'Arial Black','Helvetica Neue',Arial,sans-serif";
const radii = { square: '0', soft: '4px', round: '14px' } as const;

/** Of a code's picture, in pixels: a scanner reads it from a phone's screen. */
export const pictureWidth = 280;

/** The colours of a dark reader, which win over those inline: only a style sheet can hold them. */
const darkSheet = (look: Look): string => {
  const { stage } = look.colours;
  const [words, spark] = [textOn(stage, look.colours), sparkOf(look.colours)];
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:${stage}!important;color:${words}!important}`,
    `.card{background:${mixed(words, 0.08, stage)}!important;border-color:${words}!important}`,
    `.text{color:${words}!important}`,
    `.small{color:${mixed(words, 0.78, stage)}!important}`,
    `.code{background:${stage}!important;border-color:${spark}!important;color:${spark}!important}`,
    `.link{color:${spark}!important}`,
    '}',
  ].join('');
};

/** The styles of letters, in the look of the festival that writes. */
export const mailStylesOf = (look: Look) => {
  const { paper, ink, highlight, action, muted, link } = look.colours;
  const fonts = look.fonts.text === null ? `'Figtree',${plain}` : plain;
  const display = look.fonts.display === null ? `'Bricolage Grotesque',${heavy}` : plain;
  const line = `${look.outlines === 'bold' ? 2 : 1}px solid ${ink}`;
  const radius = `border-radius:${radii[look.corners]}`;
  return {
    page: `margin:0;padding:0;background:${paper};color:${ink};font:16px/1.55 ${fonts};-webkit-text-size-adjust:100%`,
    wrap: 'max-width:560px;margin:0 auto;padding:24px 16px',
    card: `background:${fieldOf(look.colours)};border:${line};${radius};overflow:hidden`,
    band: `padding:16px 24px;background:${highlight};border-bottom:${line};color:${ink};font:800 26px/1.1 ${display};letter-spacing:-0.03em`,
    inside: 'padding:24px',
    title: `margin:0 0 16px;color:${ink};font:800 26px/1.15 ${display};letter-spacing:-0.02em`,
    text: `margin:0 0 16px;color:${ink};overflow-wrap:anywhere`,
    small: `margin:24px 0 0;color:${muted};font-size:14px;line-height:1.45;overflow-wrap:anywhere`,
    code: `margin:0 0 16px;padding:16px 8px;background:${paper};border:${line};${radius};color:${ink};font:800 34px/1.1 ${display};letter-spacing:0.16em;text-align:center`,
    picture: `display:block;width:${pictureWidth}px;max-width:100%;margin:0 auto;background:#ffffff`,
    button: `display:inline-block;padding:12px 20px;background:${action};border:${line};${radius};color:${textOn(action, look.colours)};font-weight:700;text-decoration:none`,
    link: `color:${link}`,
    sheet: darkSheet(look),
  };
};
