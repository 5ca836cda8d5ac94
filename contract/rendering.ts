import type { Language } from './address/language.ts';

/** What the page server asks of the built `entry.server`, and what it gets. */
export interface RendererOptions {
  /** The settings that travel in every page. */
  settings: Record<string, unknown>;
  /** Answers content API requests, in process or from another host. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch, by the server's clock. */
  now: () => number;
  log: (event: string, details: object) => void;
}

/** A file of a theme; the hash by which the content host knows it, where it does. */
export interface ThemeFile {
  url: string;
  integrity: string | null;
}
/** What an editor adds to a page, judged (META-02); '' where there is nothing inline. */
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
  /** Scripts that tell machines what the page shows; '' where there is nothing to tell. */
  structured: string;
  /** The inside of the root element. */
  html: string;
  /** JSON that the browser starts from, safe inside a script element. */
  state: string;
  /** Chunks that the browser will load besides the entry, by name or source file. */
  chunks: string[];
  /** It is about a member: never to be kept. */
  isPersonal: boolean;
  /** Milliseconds since the epoch; the page shows something else from then on. */
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
   * An address of the site as its page reads it: the parameters that the page knows, written as the page would write them.
   * Addresses that are read alike are one document.
   */
  read: (address: string) => Promise<string>;
  /** Renders an address of the site (path and search). */
  render: (address: string) => Promise<RenderedPage | RenderedRedirect>;
  /** Forgets the answers of the content host; to be called when its data change. */
  forget: () => void;
}

export interface RendererModule {
  createRenderer: (options: RendererOptions) => Promise<Renderer>;
}
