import * as v from 'valibot';
import { isLanguage, otherLanguage, type Language } from '#contract/address/language.ts';
import { Refusal } from '../refusal.ts';
import { site } from '../site.ts';
import type { Database } from '../store/tables.ts';
import { pageAddress, showAddress } from './addresses.ts';
import { findContent, type Content } from './findContent.ts';
import { inDefaultLanguage, inLanguage, type InLanguage } from './params.ts';
import { defineResource, type ContentResource } from './resource.ts';

const prefix = `/site/${site.siteId}`;
const belongsToSite = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const entity = v.object({ type: v.string(), id: v.string(), path: v.string() });

const toEntity = (content: Content): v.InferInput<typeof entity> =>
  content.kind === 'show'
    ? { type: 'show', id: String(content.show.id), path: showAddress(content.show) }
    : { type: content.page.type, id: String(content.page.id), path: pageAddress(content.page) };

/** A path that names its language is looked up in it; one that does not, in the asked language and then the other. */
const find = async (db: Database, lang: Language, path: string): Promise<Content | null> => {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  if (isLanguage(first)) return findContent(db, first, rest.join('/'));
  const whole = [first, ...rest].join('/');
  return (await findContent(db, lang, whole)) ?? findContent(db, otherLanguage(lang), whole);
};

const translatePath = (path: ContentResource['path'], params: InLanguage): ContentResource =>
  defineResource({
    path,
    summary: 'The content item that a path of the site stands for (LDR-12).',
    request: {
      params,
      query: v.object({
        path: v.pipe(
          v.optional(v.string(), ''),
          v.check(belongsToSite, `must begin with ${prefix}/`),
          v.transform((path) => path.slice(prefix.length)),
        ),
      }),
    },
    answer: v.object({ entity }),
    handle: async ({ store }, { params: { lang }, query: { path: sitePath } }) => {
      const content = await find(store.db, lang, sitePath);
      if (content === null) throw new Refusal('not-found', 'No content has this path');
      return { body: { entity: toEntity(content) } };
    },
  });

/** LDR-12: the source names this path without a language, its base address has one: both answer. */
export const translatePathResources: readonly ContentResource[] = [
  translatePath('/{lang}/router/translate-path', inLanguage),
  translatePath('/router/translate-path', inDefaultLanguage),
];
