/** The page's part of the library: its own declarations import without extensions, which `nodenext` does not follow. */
declare module 'react-instantsearch' {
  import type { AlgoliaSearchHelper, PlainSearchParameters, SearchResults } from 'algoliasearch-helper';
  import type { LiteClient } from 'algoliasearch/lite';
  import type { ReactNode } from 'react';

  export interface InstantSearchServerState {
    initialResults: Record<string, { state?: PlainSearchParameters; results?: SearchResults['_rawResults'] }>;
  }
  export function InstantSearchSSRProvider(
    props: InstantSearchServerState & { children?: ReactNode },
  ): ReactNode;
  export function InstantSearch(props: {
    searchClient: Pick<LiteClient, 'search'>;
    indexName: string;
    future: { preserveSharedStateOnUnmount: boolean };
    /** The widgets of a page begin with it. */
    initialUiState?: Record<string, object>;
    children?: ReactNode;
  }): ReactNode;
  export function useInstantSearch(options: { catchError: boolean }): { results: SearchResults };
  export function useInstantSearchContext(): {
    mainHelper: Pick<AlgoliaSearchHelper, 'searchOnlyWithDerivedHelpers'>;
    mainIndex: { getHelper: () => AlgoliaSearchHelper | null };
    once: (event: 'render', listener: () => void) => void;
    /** Without a listener it throws the service's error. */
    addListener: (event: 'error', listener: () => void) => void;
  };

  // For tests: widgets that other pages may have.
  type Widget = (options: object) => unknown;
  export const useClearRefinements: Widget;
  export const useConfigure: Widget;
  export const useHierarchicalMenu: Widget;
  export const useHits: Widget;
  export const useHitsPerPage: Widget;
  export const useMenu: Widget;
  export const usePagination: Widget;
  export const useQueryRules: Widget;
  export const useRange: Widget;
  export const useRefinementList: Widget;
  export const useSearchBox: Widget;
  export const useStats: Widget;
  export const useToggleRefinement: Widget;
  export function getServerState(
    page: ReactNode,
    options: { renderToString: (page: ReactNode) => string },
  ): Promise<InstantSearchServerState>;
}
