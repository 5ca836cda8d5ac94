import { isDeepStrictEqual } from 'node:util';
import { markdownOfHtml } from '../markdown/markdownOfHtml.ts';
import { richText } from '../schema/richText.ts';

/** The parts of a schema that decide how a value is written. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly wrapped?: Shape;
  readonly default?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without keys that have no value. */
const defined = (entries: readonly (readonly [string, unknown])[]): Fields =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** A text for each language; one alone where both are the same. */
const inLanguages = ({ fr, en }: Fields): unknown =>
  fr !== undefined && isDeepStrictEqual(fr, en)
    ? fr
    : defined([
        ['fr', fr],
        ['en', en],
      ]);

/** Markdown where it says exactly the same. */
const richAsWritten = (rich: Fields): Fields => {
  const { html } = rich;
  if (!isFields(html))
    return defined([
      ['fr', rich['fr']],
      ['en', rich['en']],
    ]);
  const written = Object.entries(html).map(([lang, text]) => [lang, String(text)] as const);
  const markdown = written.map(([lang, text]) => [lang, markdownOfHtml(text)?.trimEnd() ?? null] as const);
  return markdown.some(([, text]) => text === null) ? { html: defined(written) } : defined(markdown);
};

const eachForm = (value: Fields): unknown => ('fr' in value || 'en' in value ? inLanguages(value) : value);

/** A value in the order of its schema, without the keys that say no more than their defaults. */
export const asWritten = (shape: Shape, value: unknown): unknown => {
  if (shape.wrapped) return asWritten(shape.wrapped, value);
  if (Array.isArray(value)) return value.map((item) => (shape.item ? asWritten(shape.item, item) : item));
  if (!isFields(value)) return value;
  if (shape === richText) return richAsWritten(value);
  if (shape.type === 'union') return eachForm(value);
  if (shape.value) {
    const { value: inside } = shape;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asWritten(inside, one)]));
  }
  return defined(
    Object.entries(shape.entries ?? {}).map(([key, inside]) => {
      const written = value[key] === undefined ? undefined : asWritten(inside, value[key]);
      return [key, isDeepStrictEqual(written, asWritten(inside, inside.default)) ? undefined : written];
    }),
  );
};
