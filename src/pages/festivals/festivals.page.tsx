import type festivalsTexts from '#locales/en/festivals.json';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { festivalsQuery } from '#src/api/programme/festivals.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { FestivalsScreen } from './FestivalsScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    festivals: typeof festivalsTexts;
  }
}

export const load = async ({
  context: { client, queryClient, lang, i18n },
}: PageLoad): Promise<PageAnswer> => {
  await queryClient.ensureQueryData(festivalsQuery(client, lang));
  return {
    status: 200,
    head: {
      title: i18n.t('festivals.title'),
      description: i18n.t('festivals.description'),
      canonical: pairPath('festivals', lang),
      alternates: Object.fromEntries(languages.map((one) => [one, pairPath('festivals', one)])),
    },
  };
};

const route = getRouteApi('/$lang/festivals');

export function Page() {
  const { client, lang } = route.useRouteContext();
  const { data = [] } = useQuery(festivalsQuery(client, lang));
  return <FestivalsScreen lang={lang} festivals={data} />;
}
