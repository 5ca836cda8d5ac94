/** Characters that XML 1.0 forbids, even as numbers, and other control characters. */
const noCharacters = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Text for an element that feed readers read as HTML, so that they show its markup as text. */
export const toXmlText = (text: string): string =>
  text.replace(noCharacters, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
