/** As a browser reads them: `\75rl(` is `url(`. */
const withoutEscapes = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})[ \t\n\f]?|([^\n]))/gi, (_, hex: string | undefined, other = '') => {
    const point = hex === undefined ? null : Number.parseInt(hex, 16);
    if (point === null) return String(other);
    return point > 0x10_ffff ? '\ufffd' : String.fromCodePoint(point);
  });

/** Ways to another file that are no `url()`. */
const otherWays = /@import|\b(?:src|image|image-set|cross-fade|element|paint|attr)\s*\(/i;
const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/gi;

/**
 * Whether styles of a theme ask for nothing but what is allowed: no `@import`, and no `url()` that `isAllowed` refuses.
 * Comments and strings are judged like all else, so that nothing hides by looking like one.
 */
export const areStylesAllowed = (css: string, isAllowed: (address: string) => boolean): boolean =>
  [css, withoutEscapes(css)].every((text) => {
    if (otherWays.test(text) || /<\/|<!--/.test(text)) return false;
    const found = [...text.matchAll(address)];
    if (found.length !== [...text.matchAll(/url\s*\(/gi)].length) return false;
    return found.every(([, double, single, bare]) => isAllowed(double ?? single ?? bare ?? ''));
  });
