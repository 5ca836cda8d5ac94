import type { ContentClient } from './content.ts';

/**
 * The client of the content API, whose code and schemas come with the first question: the page brings its own first answers.
 * Fetched again after a failure.
 */
export const fetchedContent = (fetchClient: () => Promise<ContentClient>): ContentClient => {
  let fetched: Promise<ContentClient> | null = null;
  const open = (): Promise<ContentClient> => {
    fetched ??= fetchClient().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
  return {
    page: async (...asked) => (await open()).page(...asked),
    metadata: async (...asked) => (await open()).metadata(...asked),
    sponsors: async (...asked) => (await open()).sponsors(...asked),
    month: async (...asked) => (await open()).month(...asked),
    facets: async (...asked) => (await open()).facets(...asked),
    day: async (...asked) => (await open()).day(...asked),
    read: async (...asked) => (await open()).read(...asked),
    list: async (...asked) => (await open()).list(...asked),
    upcoming: async (...asked) => (await open()).upcoming(...asked),
    nearest: async (...asked) => (await open()).nearest(...asked),
    tickets: async (...asked) => (await open()).tickets(...asked),
  };
};
