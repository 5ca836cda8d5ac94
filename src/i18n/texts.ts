import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import type layout from '#locales/en/layout.json';
import type page from '#locales/en/page.json';

/**
 * The texts of every screen, each file mounted under its own name: `t('calendar.mode.month')` (RTE-40). The user of a file
 * adds its type: `declare module '#src/i18n/texts.ts' { interface TextFiles { show: typeof show } }`.
 */
export interface TextFiles {
  layout: typeof layout;
  page: typeof page;
}
export type TextFile = keyof TextFiles;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: TextFiles };
  }
}

/** Reads one file of texts; `import()` in the browser, memory on the server. */
export type ReadTexts = (language: Language, file: string) => Promise<object>;

export interface Texts {
  i18n: i18n;
  /** Adds files to the instance; those already there cost nothing. */
  load: (...files: TextFile[]) => Promise<void>;
}

const namespace = 'translation';

/**
 * The texts of one language. There is an instance for each language and none ever changes its own, so that the old screen
 * keeps its language until the new one is ready, and the server shares them between requests. `wholly` names the files that
 * are there from the start. A missing key falls back to the other language, with a line in the log (RTE-40): only texts that
 * were missed are drawn again when they come.
 */
export const createTexts = async (
  language: Language,
  fallback: Language,
  read: ReadTexts,
  log: (event: string, details: object) => void,
  wholly: readonly string[] = [],
): Promise<Texts> => {
  const loaded = new Map<string, Promise<void>>();
  const missed = new Set<string>();
  const instance = createInstance();
  const add = (from: Language, file: string): Promise<void> => {
    const key = `${from}/${file}`;
    const known = loaded.get(key);
    if (known) return known;
    const adding = read(from, file).then((texts) => {
      // Each text of the page would be drawn again.
      const options = { silent: !missed.has(file) };
      instance.addResourceBundle(from, namespace, { [file]: texts }, true, false, options);
    });
    loaded.set(key, adding);
    adding.catch(() => loaded.delete(key));
    return adding;
  };
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    ns: [namespace],
    defaultNS: namespace,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    // '' is a deliberate blank, for example no such link (LAY-23).
    returnEmptyString: true,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      log('text.missing', { language, key });
      const file = key.split('.')[0] ?? '';
      missed.add(file);
      add(fallback, file).catch(() => log('text.unreadable', { fallback, file }));
    },
  });
  await Promise.all(wholly.map((file) => add(language, file)));
  return {
    i18n: instance,
    load: async (...files) => {
      await Promise.all(files.map((file) => add(language, file)));
    },
  };
};
