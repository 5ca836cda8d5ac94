import { contentSettings } from './settings.ts';

/** Answers by address, for the server's client. */
export interface AnswerCache {
  /**
   * The answer known for an address, else that of `ask`; one question serves all who ask meanwhile. Errors and
   * previews are not kept.
   */
  remember: (url: string, ask: () => Promise<unknown>) => Promise<unknown>;
  /** Forgets everything; to be called when the content changes. */
  clear: () => void;
}

const isPreview = (url: string): boolean => /[?&](preview|ptok)=/.test(url);

/** API-05: a whole address, language included, is one entry; one entry too many clears them all. */
export const createAnswerCache = (limit: number = contentSettings.cachedAnswers): AnswerCache => {
  const answers = new Map<string, Promise<unknown>>();
  return {
    remember: (url, ask) => {
      if (isPreview(url)) return ask();
      const known = answers.get(url);
      if (known !== undefined) return known;
      if (answers.size >= limit) answers.clear();
      const answer = ask();
      answers.set(url, answer);
      answer.catch(() => {
        if (answers.get(url) === answer) answers.delete(url);
      });
      return answer;
    },
    clear: () => answers.clear(),
  };
};
