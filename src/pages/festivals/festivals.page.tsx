import type festivalsTexts from '#locales/en/festivals.json';
import { useQuery } from '@tanstack/react-query';
import { festivalsQuery } from '#src/api/festivals.ts';
import type { ContentPageProps } from '#src/shell/context.ts';
import { FestivalsScreen } from './FestivalsScreen.tsx';

export { festivalsQuery };

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    festivals: typeof festivalsTexts;
  }
}

export function FestivalsPage({ client, lang }: Pick<ContentPageProps, 'client' | 'lang'>) {
  const { data = [] } = useQuery(festivalsQuery(client, lang));
  return <FestivalsScreen lang={lang} festivals={data} />;
}
