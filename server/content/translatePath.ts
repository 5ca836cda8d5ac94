import * as v from 'valibot';
import { isLanguage, otherLanguage, type Language } from '#contract/address/language.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/schema/tables.ts';
import { addressOf, findContent, type Content } from './findContent.ts';
import { contentLimits } from './limits.ts';
import { inDefaultLanguage, inLanguage, type InLanguage } from './params.ts';
import { defineResource, type ContentResource } from './resource.ts';

/** A path below that of the site; null for another site's. */
const belowSite = (path: string, siteId: number): string | null => {
  const prefix = `/site/${siteId}`;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
};

const entity = v.object({ type: v.string(), id: v.string(), path: v.string() });

const toEntity = (content: Content): v.InferInput<typeof entity> => {
  const path = addressOf(content);
  switch (content.kind) {
    case 'show':
      return { type: 'show', id: String(content.show.id), path };
    case 'artist':
      return { type: 'artist', id: String(content.artist.id), path };
    case 'page':
      return { type: content.page.type, id: String(content.page.id), path };
  }
};

/** Looks up a path with a language in that one; without, in the asked language and then the other. */
const find = async (db: Database, lang: Language, path: string): Promise<Content | null> => {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  if (isLanguage(first)) return findContent(db, first, rest.join('/'));
  const whole = [first, ...rest].join('/');
  return (await findContent(db, lang, whole)) ?? findContent(db, otherLanguage(lang), whole);
};

const translatePath = (at: ContentResource['path'], params: InLanguage): ContentResource =>
  defineResource({
    path: at,
    summary: 'The content item that a path of the site stands for (LDR-12).',
    request: {
      params,
      query: v.object({
        path: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(contentLimits.path, `must have ${contentLimits.path} characters at most`),
          ),
          '',
        ),
      }),
    },
    answer: v.object({ entity }),
    refusals: { 404: 'No content has this path.' },
    handle: async ({ store, siteId }, { params: { lang }, query: { path } }) => {
      const sitePath = belowSite(path, siteId);
      if (sitePath === null) throw new Refusal('invalid', `path must begin with /site/${siteId}/`);
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
