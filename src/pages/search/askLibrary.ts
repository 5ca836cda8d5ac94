import type { useInstantSearchContext } from 'react-instantsearch';
import type { Language } from '#contract/address/language.ts';
import type { heedLatest } from './latestAnswer.ts';
import { paramsOf } from './params.ts';
import { fromKey } from './question.ts';
import type { Ask } from './search.actor.ts';

type LibraryInstance = ReturnType<typeof useInstantSearchContext>;
export type Latest = ReturnType<typeof heedLatest>['latest'];

/** @throws Error before the library has started */
const putQuestion = (library: LibraryInstance, asked: string, lang: Language): void => {
  const helper = library.mainIndex.getHelper();
  if (helper === null) throw new Error('The library has not begun');
  helper.setState(helper.state.setQueryParameters(paramsOf(fromKey(asked), lang)));
};

/** Makes the library ask; resolves once it has drawn the answer. It takes the page's first answer for one to `asked`. */
export const askLibrary = (library: LibraryInstance, latest: Latest, lang: Language, came: string): Ask => {
  putQuestion(library, came, lang);
  return async (asked) => {
    putQuestion(library, asked, lang);
    // Without widgets `search` of the library sends nothing.
    library.mainHelper.searchOnlyWithDerivedHelpers();
    const answer = await latest();
    await new Promise<void>((drawn) => {
      library.once('render', drawn);
    });
    const [first] = answer?.results ?? [];
    if (first === undefined || !('nbHits' in first)) throw new Error('Nothing was answered');
    return first.nbHits ?? 0;
  };
};
