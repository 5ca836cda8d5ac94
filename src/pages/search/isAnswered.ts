import type { SearchResults } from 'algoliasearch-helper';

/**
 * Whether a service gave these results: the library begins with some of its own, and only a private name distinguishes them.
 */
export const isAnswered = (results: SearchResults): boolean => !results.__isArtificial;
