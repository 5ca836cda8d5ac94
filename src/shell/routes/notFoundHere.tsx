import { lazyRouteComponent } from '@tanstack/react-router';
import type { PageAnswer, PageContext } from '#src/routing/context.ts';
import { languageRoute } from './language.route.tsx';

const open = () => import('#src/pages/notFound/notFound.page.tsx');
const Screen = lazyRouteComponent(open, 'NotFoundScreen');

/** LDR-07: the answer of an address that nothing has, once its screen can be drawn. */
export const answerNotFound = async ({ i18n }: Pick<PageContext, 'i18n'>): Promise<PageAnswer> => {
  await Promise.all([open(), Screen.preload?.()]);
  return { status: 404, page: 'notFound', head: { title: i18n.t('page.404.title'), noindex: true } };
};

/** The screen of such an address, in place. */
export function NotFoundHere() {
  const { client, lang, settings, clock } = languageRoute.useRouteContext();
  return <Screen {...{ client, lang, settings, clock }} />;
}
