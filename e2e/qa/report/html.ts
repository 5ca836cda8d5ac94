/** Text that is already markup. */
export interface Markup {
  readonly markup: string;
}

type HtmlContent = string | number | Markup | null | readonly HtmlContent[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const written = (content: HtmlContent): string => {
  if (content === null) return '';
  if (typeof content === 'number') return String(content);
  if (typeof content === 'string') return content.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  if ('markup' in content) return content.markup;
  return content.map(written).join('');
};

/** Markup from a template without its indentation: inserted values are text, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...contents: readonly HtmlContent[]): Markup => {
  const raw = parts.map((part) => part.replaceAll(/\n\s+/g, '\n'));
  return { markup: String.raw({ raw }, ...contents.map(written)) };
};
