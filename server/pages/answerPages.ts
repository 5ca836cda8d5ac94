import type { Context } from 'hono';
import { languageOfPath, type Language } from '#contract/address/language.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { askingNetworkReader } from '../http/askingNetwork.ts';
import { hasEncodedControlCharacters } from '../http/controlCharacters.ts';
import { retryAfter } from '../http/limits.ts';
import { currentRequest } from '../requestContext.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import type { Answer, PageHandler, Wanted } from '../prepared/answer.ts';
import type { Entry } from '../prepared/entry.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import { createFairTurns } from '../turns/fairTurns.ts';
import { turnsLimits } from '../turns/limits.ts';
import { NoTurn } from '../turns/noTurn.ts';
import { pagesLimits } from './limits.ts';
import type { StaticPage } from './staticPage.ts';

interface PageAnswersOptions {
  settings: Pick<Settings, 'contentApiUrl' | 'trustedProxies'>;
  clock: Clock;
  log: Log;
  prepared: Prepared;
  festival: FestivalSource;
  handler: PageHandler;
  staticPage: StaticPage;
  /** Whether pages are kept until the data or the clock change them. */
  keepsPages: boolean;
}

/** Lifetime of a page made from an external host's answers, in milliseconds: the host announces no changes. */
const externalPageLifetime = 30_000;

/** An address with control characters becomes the 404 of its language. */
const readRequest = (request: Request, otherwise: Language): Request => {
  const url = new URL(request.url);
  if (!hasEncodedControlCharacters(url.pathname + url.search)) return request;
  url.pathname = `/${languageOfPath(url.pathname) ?? otherwise}/404`;
  url.search = '';
  return new Request(url, request);
};

/** Answers document requests: a kept page at once, a page to render in turns, fairly by network. */
export const createPageAnswers = ({
  settings: { contentApiUrl, trustedProxies },
  clock,
  log,
  prepared,
  festival,
  handler,
  staticPage,
  keepsPages,
}: PageAnswersOptions): ((context: Context) => Promise<Response>) => {
  const readNetwork = askingNetworkReader(trustedProxies);
  const crowd = createOutageLog(log, { begins: 'pages.crowded', ends: 'pages.served' });
  const turns = createFairTurns<Entry>({
    atOnce: contentApiUrl === null ? pagesLimits.rendersAtOnce : turnsLimits.atOnceElsewhere,
    longestWait: pagesLimits.longestWait,
    onRefusal: crowd.failed,
    onRest: crowd.worked,
  });
  const render = async ({ answer }: Wanted): Promise<Answer> => {
    const rendered = await answer();
    if (contentApiUrl === null) return rendered;
    const latest = clock.now().epochMilliseconds + externalPageLifetime;
    return { ...rendered, expiresAt: Math.min(rendered.expiresAt ?? latest, latest) };
  };

  return async (context) => {
    const request = context.req.raw;
    const wanted = await handler(readRequest(request, (await festival.current()).languages[0]));
    if (wanted.keeping === 'live') return prepared.answerLive(request, wanted.answer);
    const asker = { network: readNetwork(context), signal: request.signal };
    const key = keepsPages && wanted.keeping === 'kept' ? wanted.key : null;
    try {
      return await prepared.answer(
        request,
        key,
        () => render(wanted),
        (name, make) => turns.take(name, asker, make),
      );
    } catch (caught) {
      if (!(caught instanceof NoTurn)) throw caught;
      return context.body(staticPage.html(festival.latest(), currentRequest()?.id), 503, {
        ...staticPage.headers,
        'cache-control': 'no-store',
        'retry-after': String(retryAfter),
      });
    }
  };
};
