const entities: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** For tests: the text of a page with scripts, without the tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();

/** For tests: every element of a name, with its content up to its first end tag. */
export const partsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b.*?</${name}>`, 'gs')) ?? [];

/** For tests: the values of an attribute as written, in the order of the document. */
export const valuesOf = (html: string, attribute: string): string[] =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), ([, value = '']) => value);

/** For tests: how many elements there are. */
export const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

/** For tests: a page without its classes, which are for the eye. */
export const plainHtml = (html: string): string => html.replaceAll(/ class="[^"]*"/g, '');

/** For tests: the attributes of every element of a name, as written, without its classes. */
export const attributesOf = (html: string, name: string): Record<string, string>[] =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g')), ([, written = '']) => {
    const all = Array.from(
      written.matchAll(/ ([\w-]+)="([^"]*)"/g),
      ([, key = '', value = '']) => [key, value] as const,
    );
    return Object.fromEntries(all.filter(([key]) => key !== 'class'));
  });
