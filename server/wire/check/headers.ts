import type { HostAnswer } from './ask.ts';
import type { HostUnderCheck } from './checkedHost.ts';

const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;

/** The headers that let the site keep an answer, and advice on those that are missing. */
export const adviseOnHeaders = async (
  { note, ask }: Pick<HostUnderCheck, 'note' | 'ask'>,
  call: string,
  { headers, bytes }: HostAnswer,
): Promise<void> => {
  const advise = (says: string): void => note('advice', call, says);
  if (!/\bjson\b/.test(headers.get('content-type') ?? ''))
    advise('The Content-Type is not application/json; the site reads it as JSON all the same.');
  if (headers.has('set-cookie')) advise('The answer sets a cookie. The site drops it.');
  const caching = headers.get('cache-control') ?? '';
  if (/no-store|private/.test(caching))
    advise(`Cache-Control "${caching}" forbids keeping the answer: every page asks again and waits.`);
  const lives = headers.has('expires') || /max-age|no-cache|no-store/.test(caching);
  if (!lives)
    advise('There is no Cache-Control: the site keeps the answer for 30 seconds. With max-age you decide.');
  const [etag, changed] = [headers.get('etag'), headers.get('last-modified')];
  if (etag === null && changed === null) {
    advise(`There is neither ETag nor Last-Modified: each renewal sends all of it again (${sizeOf(bytes)}).`);
    return;
  }
  const known: Record<string, string> =
    etag === null ? { 'if-modified-since': changed ?? '' } : { 'if-none-match': etag };
  const again = await ask(call, { headers: known });
  if (again !== null && again.status !== 304)
    advise(
      `It answers ${again.status} to its own ${etag === null ? 'Last-Modified' : 'ETag'}, where 304 would save ${sizeOf(bytes)}.`,
    );
};
