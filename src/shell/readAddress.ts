import { toInternal } from '#contract/address/pairs.ts';
import { readSearchText } from '#src/routing/searchText.ts';
import { stringifySearch, type SiteRouter } from './router.ts';

/** Any origin will do: only paths are read. */
const base = 'https://here.invalid';

/** An address, path and search, reduced to the parameters of its page (docs/decisions/048), in the page's own spelling. */
export const readAddress = async (router: SiteRouter, address: string): Promise<string> => {
  const { pathname, search } = new URL(address, base);
  const given = readSearchText(search);
  const route = router.matchRoutes(toInternal(pathname), given).at(-1);
  const read = await route?.staticData.readSearch?.(given);
  return pathname + stringifySearch({ ...read });
};
