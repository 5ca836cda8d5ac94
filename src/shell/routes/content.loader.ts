import { redirect } from '@tanstack/react-router';
import { presentPicturePath } from '#contract/address/sharePicture.ts';
import type { Page } from '#contract/wire/page.ts';
import { ContentError } from '#src/api/contentError.ts';
import { pageQuery } from '#src/api/queries.ts';
import type { PreviewParams } from '#src/api/preview.ts';
import { contentPages } from './contentPages.ts';
import { answerNotFound } from './notFoundHere.tsx';
import type { PageAnswer, PageContext } from '#src/routing/context.ts';
import { themeOf } from '#src/routing/theme/themeOf.ts';

const isEmpty = (page: Page): boolean => Object.keys(page.attributes).length === 0;

const isPreview = ({ preview, ptok }: PreviewParams): boolean => preview !== undefined || ptok !== undefined;

/** Title of a page: its metas', else its own (LAY-31). */
const titleOf = ({ metas, attributes }: Page): string =>
  metas.title !== '' ? metas.title : typeof attributes['title'] === 'string' ? attributes['title'] : '';

/** META-01: a show without a picture for other sites has the one that we draw. */
const drawnOf = ({ type, id }: Page, lang: PageContext['lang']): string | null =>
  type === 'show' ? presentPicturePath({ lang, id }) : null;

/** The facts that the page loader's answer has for any type. */
const answerOfPage = (
  page: Page,
  lang: PageContext['lang'],
  path: string,
  preview: PreviewParams,
): PageAnswer => {
  const address = path === '' ? `/${lang}` : `/${lang}/${path}`;
  return {
    status: 200,
    page: contentPages[page.type].page,
    head: {
      title: titleOf(page),
      description: page.metas.description,
      image: page.metas.og_image ?? drawnOf(page, lang),
      noindex: page.metas.noindex || isPreview(preview),
      canonical: address,
      alternates: { ...page.translations, [lang]: address },
    },
  };
};

/** The thing at an address of the content host, by the loader of its type; null without one. */
const loadFound = async (
  context: PageContext,
  page: Page,
  path: string,
  preview: PreviewParams,
): Promise<PageAnswer | null> => {
  const { page: name, open, openReservable, Screen, Reservable } = contentPages[page.type];
  const [{ load }] = await Promise.all([open(), context.loadTexts(name), Screen.preload?.()]);
  const plain = answerOfPage(page, context.lang, path, preview);
  const answer = load ? await load({ context, page, path, preview, answer: plain }) : plain;
  if (!Reservable || answer?.isReservable !== true) return answer;
  await Promise.all([openReservable?.(), Reservable.preload?.()]);
  return { ...answer, page: `${name}.reservable` };
};

/**
 * Asks the page loader for an address (LDR-01) and returns the page's facts.
 * @param path without the language and the slash at the start; '' is home.
 * @param around the search and the fragment of the address, for a redirect
 * @throws ContentError without an answer (LDR-08); a redirect for a detail page without its entity (LDR-10), or from a former address.
 */
export const loadContent = async (
  context: PageContext,
  path: string,
  preview: PreviewParams,
  around = '',
): Promise<PageAnswer> => {
  const { client, queryClient, lang } = context;
  const notThere = redirect({ to: '/$lang/404', params: { lang }, replace: true });
  const page = await queryClient
    .ensureQueryData(pageQuery(client, lang, path, preview))
    .catch((error: unknown) => {
      throw error instanceof ContentError && error.code === 'without-entity' ? notThere : error;
    });
  if (page?.moved_to !== undefined) throw redirect({ href: page.moved_to + around, replace: true });
  if (page && (page.type === 'video' || page.type === 'artist') && isEmpty(page)) throw notThere;
  const found = page && (await loadFound(context, page, path, preview));
  if (found) {
    const theme = await themeOf(context.settings, page, { path, isDraft: isPreview(preview) });
    return theme ? { ...found, theme } : found;
  }
  return answerNotFound(context);
};
