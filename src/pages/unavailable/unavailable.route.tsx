import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageAnswer, PageContext } from '#src/routing/context.ts';
import { UnavailableView } from './UnavailableView.tsx';

/** `/{lang}/503` (RTE-11): the view at its own address; it leads home as soon as home answers again. */
export const unavailableRouteOptions = {
  path: '503',
  staticData: { page: 'unavailable' },
  loader: ({ context }: { context: PageContext }): PageAnswer => ({
    status: 503,
    head: { title: context.i18n.t('page.error.title'), noindex: true },
  }),
  component: UnavailableAddress,
} as const;

const route = getRouteApi('/$lang/503');

function UnavailableAddress(): ReactNode {
  const { lang, loadTexts } = route.useRouteContext();
  return <UnavailableView lang={lang} load={loadTexts} wanted={`/${lang}`} />;
}
