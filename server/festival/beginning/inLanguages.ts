import { isScalar, parseDocument, visit, type Document } from 'yaml';
import type { Language } from '#contract/address/language.ts';

const isByLanguage = (keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => key === 'fr' || key === 'en');

/** Of several lines: a formatted text, which stays below its language. */
const isFormatted = (node: unknown): boolean => isScalar(node) && node.type === 'BLOCK_LITERAL';

/** YAML with its comments, of whose texts only those in these languages stay; a single one stands alone. */
export const inLanguages = (text: string, languages: readonly Language[]): Document => {
  const document = parseDocument(text);
  const [only, ...others] = languages;
  if (only !== undefined && others.length === 0)
    visit(document, {
      Map: (_, map) => {
        if (!isByLanguage(map.items.map(({ key }) => String(key)))) return undefined;
        const text = map.get(only, true);
        if (!isFormatted(text)) return text;
        map.items = map.items.filter(({ key }) => String(key) === only);
        return visit.SKIP;
      },
    });
  return document;
};
