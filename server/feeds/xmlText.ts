/** What XML 1.0 has no place for, not even written as numbers, and other control characters. */
const noCharacters = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Text for an element that feed readers read as HTML, so that markup in it is shown and not obeyed. */
export const toXmlText = (text: string): string =>
  text.replace(noCharacters, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
