import { contentSettings } from './requestSettings.ts';

/** Answers of one kind, by address. */
export interface Answers<Answer> {
  /**
   * The answer known for an address, else that of `ask`; one question serves all who ask meanwhile. Errors and
   * previews are not kept.
   */
  remember: (url: string, ask: () => Promise<Answer>) => Promise<Answer>;
}

/** Answers for the server's client, read and checked once, not once for each page that shows them. */
export interface AnswerCache {
  /** `lasts`: whether an answer stays true until the content changes; one that the clock changes is not kept. */
  answersOf: <Answer>(lasts?: (answer: Answer) => boolean) => Answers<Answer>;
  /** Forgets everything; to be called when the content changes. */
  clear: () => void;
}

const isPreview = (url: string): boolean => /[?&](preview|ptok)=/.test(url);

/**
 * API-05: a whole address, language included, is one entry; one entry too many in all clears them all. Not
 * `lru-cache`, which drops the oldest entry alone, and whose `clear` breaks off the questions that somebody waits for.
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
