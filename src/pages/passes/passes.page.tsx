import { useQuery } from '@tanstack/react-query';
import { wordOf } from '#contract/address/pairs.ts';
import { passportsQuery } from '#src/api/passports.ts';
import { pageQuery } from '#src/api/queries.ts';
import type { ContentPageProps } from '#src/shell/context.ts';
import { PassesScreen } from './PassesScreen.tsx';

export { loadPasses } from './passes.loader.ts';

/** The passes, and around them what editors wrote. */
export function PassesPage({ client, lang }: Pick<ContentPageProps, 'client' | 'lang'>) {
  const { data: page } = useQuery(pageQuery(client, lang, wordOf('choose-your-pass', lang)));
  const passes = useQuery(passportsQuery(client, lang));
  return (
    <PassesScreen
      lang={lang}
      attributes={page?.attributes ?? {}}
      passes={passes.data ?? null}
      onRetry={() => void passes.refetch()}
    />
  );
}
