import { allowedTags, cleanAttributes } from '#contract/wire/htmlPolicy.ts';

const element = /<(\/?)([a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const unescapeHtml = (value: string): string =>
  value
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&colon;/g, ':')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const ofElement = (tag: string, written: string): string[] => {
  if (!allowedTags.includes(tag)) return [`<${tag}>`];
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of written.matchAll(attribute))
    found[name.toLowerCase()] = unescapeHtml(double ?? single ?? bare ?? '');
  const kept = cleanAttributes(tag, found);
  return Object.entries(found)
    .filter(([name, value]) => kept[name] !== value)
    .map(([name]) => `<${tag} ${name}>`);
};

/**
 * Violations of the policy in sanitised HTML, read from its text: elements, attributes, values, loose `<`. The oracle of the
 * corpus tests, independent of both sanitisers.
 */
export const violations = (html: string): string[] => {
  const found: string[] = [];
  const rest = html.replace(element, (_, closing: string, tag: string, written: string) => {
    found.push(...ofElement(tag.toLowerCase(), closing === '' ? written : ''));
    return '';
  });
  return /<[a-z!?/]/i.test(rest) ? [...found, 'loose <'] : found;
};
