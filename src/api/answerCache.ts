import { contentSettings } from './requestSettings.ts';

/** Answers of one kind, by address. */
export interface Answers<Answer> {
  /**
   * The known answer for an address, else that of `ask`, shared by simultaneous callers. Errors and previews are not kept.
   */
  remember: (url: string, ask: () => Promise<Answer>) => Promise<Answer>;
}

/** Answers for the server's client, read and checked once for all pages. */
export interface AnswerCache {
  /** `lasts`: whether an answer stays valid until the content changes; one that depends on the clock is not kept. */
  answersOf: <Answer>(lasts?: (answer: Answer) => boolean) => Answers<Answer>;
  /** Forgets everything; call it when the content changes. */
  clear: () => void;
}

const isPreview = (url: string): boolean => /[?&](preview|ptok)=/.test(url);

/**
 * API-05: a whole address, language included, is one entry; one entry too many clears them all. Not `lru-cache`, which drops
 * only the oldest entry, and whose `clear` aborts questions that have callers.
 */
export const createAnswerCache = (limit: number = contentSettings.cachedAnswers): AnswerCache => {
  const kinds: { readonly size: number; clear: () => void }[] = [];
  const clear = (): void => {
    for (const kind of kinds) kind.clear();
  };
  const isFull = (): boolean => kinds.reduce((sum, { size }) => sum + size, 0) >= limit;
  const answersOf = <Answer>(lasts: (answer: Answer) => boolean = () => true): Answers<Answer> => {
    const answers = new Map<string, Promise<Answer>>();
    kinds.push(answers);
    return {
      remember: (url, ask) => {
        if (isPreview(url)) return ask();
        const known = answers.get(url);
        if (known !== undefined) return known;
        if (isFull()) clear();
        const answer = ask();
        answers.set(url, answer);
        const drop = (): void => {
          if (answers.get(url) === answer) answers.delete(url);
        };
        answer.then((made) => {
          if (!lasts(made)) drop();
        }, drop);
        return answer;
      },
    };
  };
  return { answersOf, clear };
};
