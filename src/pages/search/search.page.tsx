import { getRouteApi } from '@tanstack/react-router';
import { Library } from './Library.tsx';
import { fromAddress } from './question.ts';

export { readAddress as readSearch } from './question.ts';
export { load } from './search.loader.ts';

const route = getRouteApi('/$lang/search');

/** The page of the search (SRCH-01); a language has a search of its own. */
export function Page() {
  const { lang, settings } = route.useRouteContext();
  const question = fromAddress(route.useSearch());
  return <Library key={lang} settings={settings.search} {...{ lang, question }} />;
}
