import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { wordOf } from '#contract/address/pairs.ts';
import { passportsQuery } from '#src/api/programme/passports.ts';
import { pageQuery } from '#src/api/queries.ts';
import { PassesScreen } from './PassesScreen.tsx';

export { load } from './passes.loader.ts';

const route = getRouteApi('/$lang/choose-your-pass');

/** The passes, with the editors' texts around them. */
export function Page() {
  const { client, lang } = route.useRouteContext();
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
