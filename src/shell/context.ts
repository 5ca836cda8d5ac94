import type { QueryClient } from '@tanstack/react-query';
import type { ContentClient } from '#src/api/content.ts';
import type { Language } from '#contract/wire/values.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { ShowFacts } from '#contract/programme/showStructuredData.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import type { Clock } from './clock.ts';
import type { PageHead } from './head.ts';
import type { SessionLoader } from '#src/session/sessionLoader.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';

/**
 * What every page's loader returns: what the page says about itself. The server turns it into a status, headers and a
 * head, the browser into a head. A loader that throws is the 503 view.
 */
export interface PageAnswer {
  head: PageHead;
  status: 200 | 404 | 503;
  /** The chunk that draws it, by its source file: the server's HTML holds its styles. */
  chunk: string;
  /** It shows what belongs to a member: the server draws its outline only, and the browser draws it anew. */
  isPersonal?: boolean;
  /** Milliseconds since the epoch: from then on the page shows something else. */
  expiresAt?: number;
  /** What the page draws of the programme; the server's HTML tells it as schema.org data too. */
  programme?: CalendarView;
  /** The show that the page is about, in the server's answer: told as schema.org data too. */
  show?: { facts: ShowFacts; tickets: readonly Ticket[] };
  /** TOR-01: what stands around the page is that of Toronto too. */
  variant?: 'toronto';
}

/** Given to every route: the parts that loaders and guards may ask. */
export interface RouterContext {
  client: ContentClient;
  queryClient: QueryClient;
  settings: PageSettings;
  clock: Clock;
  /** The texts of a language, loaded once. */
  texts: (language: Language) => Promise<Texts>;
  /** The way to what belongs to members; none on the server. */
  sessionLoader: SessionLoader;
  /** True while the server renders: then everything is awaited, and nothing is fetched ahead. */
  isServer: boolean;
}
