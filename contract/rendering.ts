import type { Language } from './address/language.ts';
import type { WordsOfFestival } from './words.ts';

/** The page server's side of the built `entry.server`. */
export interface RendererOptions {
  /** The settings that travel in every page. */
  settings: Record<string, unknown>;
  /** The festival's own texts, for the pages (FES-14). */
  words: WordsOfFestival;
  /** Whether somebody else's host has the content: a page does not wait long for it. */
  isElsewhere: boolean;
  /** Answers content API requests in process. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch, by the server's clock. */
  now: () => number;
  log: (event: string, details: object) => void;
}

/** A file of a theme, with the hash that the content host gives for it, if any. */
export interface ThemeFile {
  url: string;
  integrity: string | null;
}
/** An editor's additions to a page, checked (META-02); '' without inline code. */
export interface DocumentTheme {
  css: readonly ThemeFile[];
  js: readonly ThemeFile[];
  inlineCss: string;
  inlineJs: string;
}

export interface RenderedPage {
  kind: 'page';
  status: 200 | 404 | 503;
  lang: Language;
  /** Tags for `<head>`. */
  head: string;
  /** Scripts with structured data; '' without any. */
  structured: string;
  /** The inside of the root element. */
  html: string;
  /** JSON for the start of the browser, safe inside a script element. */
  state: string;
  /** Chunks for the browser besides the entry, by name or source file. */
  chunks: string[];
  /** Address of the festival's words in the page's language, for the browser; null without any. */
  words: string | null;
  /** About a member: never keep it. */
  isPersonal: boolean;
  /** Milliseconds since the epoch; after that the page's content changes. */
  expiresAt: number | null;
  theme: DocumentTheme | null;
  /** Seconds, with 503. */
  retryAfter: number | null;
}
export interface RenderedRedirect {
  kind: 'redirect';
  location: string;
}

export interface Renderer {
  /**
   * The part of an address that its page reads: the known parameters, in the page's own spelling. Addresses with the same
   * result share one document.
   */
  read: (address: string) => Promise<string>;
  /** Renders an address of the site (path and search). */
  render: (address: string) => Promise<RenderedPage | RenderedRedirect>;
  /** Forgets the answers of the content host; call it when its data change. */
  forget: () => void;
}

export interface RendererModule {
  createRenderer: (options: RendererOptions) => Promise<Renderer>;
}
