import { createRoute, getRouteApi, lazyRouteComponent, useSearch } from '@tanstack/react-router';
import { previewParams } from '#src/api/preview.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';
import type { SectionName } from './section.names.ts';

const opening = () => import('./section.page.tsx');
const SectionPage = lazyRouteComponent(opening, 'SectionPage');

/**
 * The address of a section in both languages (RTE-05…RTE-09, RTE-14, RTE-17): what editors wrote there, else a page that
 * says what is to be found and where else.
 */
export const sectionRoute = <Name extends SectionName>(parent: LanguageRoute, name: Name) =>
  createRoute({
    getParentRoute: () => parent,
    path: name,
    staticData: { page: 'section' },
    loaderDeps: ({ search }) => previewParams(search),
    loader: async ({ context, deps }) => {
      const [{ loadSection }] = await Promise.all([
        opening(),
        context.loadTexts('section'),
        SectionPage.preload?.(),
      ]);
      return loadSection(context, deps, name);
    },
    component: () => <Section name={name} />,
  });

const layout = getRouteApi('/$lang');

function Section({ name }: { name: SectionName }) {
  const { client, lang } = layout.useRouteContext();
  const preview = previewParams(useSearch({ strict: false }));
  return <SectionPage {...{ client, lang, name, preview }} />;
}
