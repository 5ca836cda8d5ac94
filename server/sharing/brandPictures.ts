import { Hono } from 'hono';
import { brandAddresses } from '../look/icons.ts';
import { reasonOf, type Log } from '../log.ts';
import type { Answer } from '../prepared/answer.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { Drawing } from './drawing.ts';
import { readOwnFiles, type ReadFile } from './style.ts';

interface BrandDeps {
  festival: FestivalSource;
  prepared: Prepared;
  log: Log;
  readFile: ReadFile;
  draw: Drawing['drawBrand'];
}

type Kind = keyof typeof brandAddresses;
const kinds = ['favicon', 'touch', 'large', 'picture'] as const satisfies readonly Kind[];

/** An address stays when the look changes: a browser asks again after a minute. */
const caching = 'public, max-age=60, must-revalidate';
/** A drawing that is opened by itself runs nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const drawingType = 'image/svg+xml';
/** The media type of a file by the end of its name, in capitals or not. */
const typeOf = (address: string): string =>
  ({ svg: drawingType, webp: 'image/webp' })[/[^.]*$/.exec(address.toLowerCase())?.[0] ?? ''] ?? 'image/png';

/** The festival's pictures of itself: its icon, and the picture that other sites show for pages without one (FES-18). */
export const createBrandPictures = ({ festival, prepared, log, readFile, draw }: BrandDeps): Hono => {
  const answerOf = (type: string, body: Uint8Array): Answer => ({
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': caching,
      ...(type === drawingType && { 'content-security-policy': drawingPolicy }),
    },
    body,
  });

  const show = async (kind: Kind): Promise<Answer> => {
    const { look, name, languages } = await festival.current();
    const given = kind === 'picture' ? look.picture : look.icon;
    const file = given === null ? null : await readFile(given);
    if (
      given !== null &&
      file !== null &&
      (kind === 'picture' || (kind === 'favicon' && typeOf(given) === drawingType))
    )
      return answerOf(typeOf(given), file);
    const asked = { kind, name: name[languages[0]], look, own: await readOwnFiles(look, readFile) };
    // A photo has no favicon: it would be no drawing.
    const icon = kind === 'favicon' ? null : file;
    const drawn = await draw({ ...asked, icon }).catch((caught: unknown) => {
      log.warn('picture.not-drawn', { path: brandAddresses[kind], reason: reasonOf(caught) });
      return draw({ ...asked, icon: null, own: { display: null, text: null, mascot: null } });
    });
    return answerOf(kind === 'favicon' ? drawingType : 'image/png', drawn);
  };

  const hono = new Hono();
  for (const kind of kinds)
    hono.get(brandAddresses[kind], (context) =>
      prepared.answer(context.req.raw, brandAddresses[kind], () => show(kind)),
    );
  // For programs that have not read a page.
  hono.get('/favicon.ico', (context) => context.redirect(brandAddresses.touch, 302));
  return hono;
};
