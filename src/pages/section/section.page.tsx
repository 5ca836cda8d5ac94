import type sectionTexts from '#locales/en/section.json';
import { useQuery } from '@tanstack/react-query';
import { languages } from '#contract/address/language.ts';
import { pairPath, wordOf } from '#contract/address/pairs.ts';
import type { PreviewParams } from '#src/api/preview.ts';
import { pageQuery } from '#src/api/queries.ts';
import type { ContentPageProps, PageAnswer, PageContext } from '#src/shell/context.ts';
import { SectionScreen } from './SectionScreen.tsx';
import type { SectionName } from './section.names.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    section: typeof sectionTexts;
  }
}

const pageOf = (
  { client, lang }: Pick<ContentPageProps, 'client' | 'lang'>,
  preview: PreviewParams,
  name: SectionName,
  below?: string,
) =>
  pageQuery(
    client,
    lang,
    [wordOf(name, lang), below].filter((word) => word !== undefined).join('/'),
    preview,
  );

/** A section answers whether or not editors wrote a page for it. */
export const loadSection = async (
  context: PageContext,
  preview: PreviewParams,
  name: SectionName,
  below?: string,
): Promise<PageAnswer> => {
  const { queryClient, lang, i18n } = context;
  const page = await queryClient.ensureQueryData(pageOf(context, preview, name, below));
  const addressIn = (one: (typeof languages)[number]): string =>
    [pairPath(name, one), below && encodeURIComponent(below)].filter(Boolean).join('/');
  return {
    status: 200,
    head: {
      title: page?.metas.title || i18n.t(`section.${name}.title`),
      description: page?.metas.description || i18n.t(`section.${name}.text`),
      image: page?.metas.og_image ?? null,
      noindex:
        page === null || page.metas.noindex || preview.preview !== undefined || preview.ptok !== undefined,
      canonical: addressIn(lang),
      alternates: Object.fromEntries(languages.map((one) => [one, addressIn(one)])),
    },
  };
};

interface SectionPageProps extends Pick<ContentPageProps, 'client' | 'lang'> {
  name: SectionName;
  below?: string;
  preview: PreviewParams;
}

export function SectionPage({ client, lang, name, below, preview }: SectionPageProps) {
  const { data: page } = useQuery(pageOf({ client, lang }, preview, name, below));
  return <SectionScreen {...{ lang, name }} attributes={page?.attributes ?? {}} />;
}
