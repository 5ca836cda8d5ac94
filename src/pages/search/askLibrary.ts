import type { useInstantSearchContext } from 'react-instantsearch';
import type { heedLatest } from './latestAnswer.ts';
import { paramsOf, type Asker } from './params.ts';
import { fromKey } from './question.ts';
import type { Ask } from './search.actor.ts';

type LibraryInstance = ReturnType<typeof useInstantSearchContext>;
export type Latest = ReturnType<typeof heedLatest>['latest'];

/** @throws Error before the library has begun */
const putQuestion = (library: LibraryInstance, asked: string, asker: Asker): void => {
  const helper = library.mainIndex.getHelper();
  if (helper === null) throw new Error('The library has not begun');
  helper.setState(helper.state.setQueryParameters(paramsOf(fromKey(asked), asker)));
};

/** Has the library ask; answers once it has drawn what came. It reads what the page came with as an answer to `asked`. */
export const askLibrary = (library: LibraryInstance, latest: Latest, asker: Asker, came: string): Ask => {
  putQuestion(library, came, asker);
  return async (asked) => {
    putQuestion(library, asked, asker);
    // Without widgets `search` of the library asks nothing.
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
