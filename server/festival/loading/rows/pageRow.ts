import type { Language } from '#contract/address/language.ts';
import type { ContentType } from '#contract/wire/page.ts';
import type { Row } from './loading.ts';

/** A page in one language. */
interface PageInLanguage {
  id: number;
  lang: Language;
  path: string;
  type: ContentType;
  attributes: Record<string, unknown> & { title: string };
  /** For search engines; without it, the title. */
  metaTitle?: string | undefined;
  description: string;
  preview?: string | null;
  noindex?: boolean;
  writtenIn: Language | null;
}

/** The row of a page in one language. */
export const pageRow = (page: PageInLanguage): Row<'pages'> => ({
  id: page.id,
  lang: page.lang,
  path: page.path,
  type: page.type,
  attributes: JSON.stringify(page.attributes),
  meta_title: page.metaTitle ?? page.attributes.title,
  meta_description: page.description,
  og_image: page.preview ?? null,
  noindex: page.noindex === true ? 1 : 0,
  written_in: page.writtenIn,
});
