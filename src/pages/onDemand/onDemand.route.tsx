import { createRoute, getRouteApi, lazyRouteComponent, useSearch } from '@tanstack/react-router';
import { previewParams } from '#src/api/preview.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

const opening = () => import('./onDemand.page.tsx');
const OnDemandPage = lazyRouteComponent(opening, 'OnDemandPage');

/** The on-demand landing (RTE-06), also where editors wrote nothing at `/{lang}/videos` (RTE-14). */
export const onDemandRoute = <Name extends 'ondemand' | 'videos'>(parent: LanguageRoute, name: Name) =>
  createRoute({
    getParentRoute: () => parent,
    path: name,
    staticData: { page: 'onDemand' },
    loaderDeps: ({ search }) => previewParams(search),
    loader: async ({ context, deps }) => {
      const [{ loadOnDemand }] = await Promise.all([
        opening(),
        context.loadTexts('videos', 'video'),
        OnDemandPage.preload?.(),
      ]);
      return loadOnDemand(context, deps, name);
    },
    component: () => <OnDemand name={name} />,
  });

const layout = getRouteApi('/$lang');

function OnDemand({ name }: { name: 'ondemand' | 'videos' }) {
  const { client, lang } = layout.useRouteContext();
  const preview = previewParams(useSearch({ strict: false }));
  return <OnDemandPage {...{ client, lang, name, preview }} />;
}
