/** In the browsers' reading: `\75rl(` is `url(`. */
const withoutEscapes = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})[ \t\n\f]?|([^\n]))/gi, (_, hex: string | undefined, other = '') => {
    const point = hex === undefined ? null : Number.parseInt(hex, 16);
    if (point === null) return String(other);
    return point > 0x10_ffff ? '\ufffd' : String.fromCodePoint(point);
  });

/** Other ways to load a file than `url()`. */
const otherWays = /@import|\b(?:src|image|image-set|cross-fade|element|paint|attr)\s*\(/i;
const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/gi;

/**
 * Whether a theme's styles load only allowed files: no `@import`, and no `url()` that `isAllowed` refuses. Comments and
 * strings count like the rest, so that nothing can hide in one.
 */
export const areStylesAllowed = (css: string, isAllowed: (address: string) => boolean): boolean =>
  [css, withoutEscapes(css)].every((text) => {
    if (otherWays.test(text) || /<\/|<!--/.test(text)) return false;
    const found = [...text.matchAll(address)];
    if (found.length !== [...text.matchAll(/url\s*\(/gi)].length) return false;
    return found.every(([, double, single, bare]) => isAllowed(double ?? single ?? bare ?? ''));
  });
