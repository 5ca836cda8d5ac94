const [ink, paper, yellow] = ['#14101f', '#fff9ef', '#ffd400'];
const fonts = "'Figtree','Helvetica Neue',Helvetica,Arial,sans-serif";
const display = "'Bricolage Grotesque','Arial Black','Helvetica Neue',Arial,sans-serif";

/** Of a code's picture, in pixels: a scanner reads it from a phone's screen. */
export const pictureWidth = 280;

/**
 * The looks of letters, in the site's inks. The sheet holds what inline styles cannot: the colours of a dark reader,
 * which win over those inline.
 */
export const mailStyles = {
  page: `margin:0;padding:0;background:${paper};color:${ink};font:16px/1.55 ${fonts};-webkit-text-size-adjust:100%`,
  wrap: 'max-width:560px;margin:0 auto;padding:24px 16px',
  card: `background:#ffffff;border:2px solid ${ink};border-radius:4px;overflow:hidden`,
  band: `padding:16px 24px;background:${yellow};border-bottom:2px solid ${ink};color:${ink};font:800 26px/1.1 ${display};letter-spacing:-0.03em`,
  inside: 'padding:24px',
  title: `margin:0 0 16px;color:${ink};font:800 26px/1.15 ${display};letter-spacing:-0.02em`,
  text: `margin:0 0 16px;color:${ink};overflow-wrap:anywhere`,
  small: 'margin:24px 0 0;color:#5b5568;font-size:14px;line-height:1.45;overflow-wrap:anywhere',
  code: `margin:0 0 16px;padding:16px 8px;background:${paper};border:2px solid ${ink};border-radius:4px;color:${ink};font:800 34px/1.1 ${display};letter-spacing:0.16em;text-align:center`,
  picture: `display:block;width:${pictureWidth}px;max-width:100%;margin:0 auto;background:#ffffff`,
  button: `display:inline-block;padding:12px 20px;background:${yellow};border:2px solid ${ink};border-radius:4px;color:${ink};font-weight:700;text-decoration:none`,
  link: 'color:#1433b8',
  sheet: [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:#0b0714!important;color:${paper}!important}`,
    `.card{background:#1f1a2c!important;border-color:${paper}!important}`,
    `.text{color:${paper}!important}`,
    '.small{color:#c9c3d6!important}',
    `.code{background:#0b0714!important;border-color:${yellow}!important;color:${yellow}!important}`,
    '.link{color:#aebcff!important}',
    '}',
  ].join(''),
} as const;
