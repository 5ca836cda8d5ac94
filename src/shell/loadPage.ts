import { redirect } from '@tanstack/react-router';
import { pageQuery } from '#src/api/queries.ts';
import type { Page } from '#contract/wire/page.ts';
import type { Language } from '#contract/address/language.ts';
import type { PageAnswer, RouterContext } from './context.ts';

const pageChunk = 'src/pages/page/PageScreen.tsx';
export const unavailableChunk = 'src/pages/unavailable/UnavailableScreen.tsx';
export const notFoundChunk = 'src/pages/notFound/NotFoundScreen.tsx';

/** The only query parameters that reach the content host (LDR-02). */
export interface PreviewParams {
  preview?: string;
  ptok?: string;
}
export const previewParams = (search: Record<string, unknown>): PreviewParams => ({
  ...(typeof search['preview'] === 'string' && { preview: search['preview'] }),
  ...(typeof search['ptok'] === 'string' && { ptok: search['ptok'] }),
});

const isEmpty = (page: Page): boolean => Object.keys(page.attributes).length === 0;

/** Title of a page: that of its metas, else its own (LAY-31). */
export const titleOf = ({ metas, attributes }: Page): string =>
  metas.title !== '' ? metas.title : typeof attributes['title'] === 'string' ? attributes['title'] : '';

/**
 * Asks the page loader for an address (LDR-01) and says what the page is.
 * @param path without the language and the slash at the start; '' is home.
 * @throws ContentError where there is no answer (LDR-08); a redirect for a detail page without its entity (LDR-10).
 */
export const loadPage = async (
  { client, queryClient }: Pick<RouterContext, 'client' | 'queryClient'>,
  lang: Language,
  path: string,
  preview: PreviewParams,
): Promise<PageAnswer> => {
  const page = await queryClient.ensureQueryData(pageQuery(client, lang, path, preview));
  if (page === null) return { status: 404, head: bareHead(''), chunk: notFoundChunk };
  if ((page.type === 'video' || page.type === 'artist') && isEmpty(page))
    throw redirect({ to: '/$lang/404', params: { lang }, replace: true });
  const address = path === '' ? `/${lang}` : `/${lang}/${path}`;
  return {
    status: 200,
    chunk: pageChunk,
    head: {
      title: titleOf(page),
      description: page.metas.description,
      image: page.metas.og_image,
      noindex: page.metas.noindex || preview.preview !== undefined || preview.ptok !== undefined,
      canonical: address,
      alternates: { ...page.translations, [lang]: address },
    },
  };
};

/** The head of a page that is no address of its own: not found, unavailable. */
export const bareHead = (title: string): PageAnswer['head'] => ({
  title,
  description: '',
  image: null,
  noindex: true,
  canonical: null,
  alternates: {},
});
