import type { Answer, PageHandler } from '#server/prepared/answer.ts';

/** For tests: a site whose every address is one kept document, made by `answer`. */
export const pagesOf = (answer: (request: Request) => Promise<Answer>) => (): Promise<PageHandler> =>
  Promise.resolve((request) => {
    const { pathname, search } = new URL(request.url);
    return Promise.resolve({ key: pathname + search, keeping: 'kept', answer: () => answer(request) });
  });
