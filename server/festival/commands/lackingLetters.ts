import { create } from 'fontkit';

/** The letters and signs of the site's texts in both languages. */
const needed =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ.,:;!?()«»“”‘’–—…&@/+-·$€';

/** The letters that a font lacks; null for a file that is none. */
export const lackingLetters = (bytes: Buffer): string | null => {
  try {
    const font = create(bytes);
    if (!('hasGlyphForCodePoint' in font) || bytes.toString('latin1', 0, 4) !== 'wOF2') return null;
    return [...needed].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
  } catch {
    return null;
  }
};
