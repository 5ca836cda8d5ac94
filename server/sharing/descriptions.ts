import * as v from 'valibot';
import { language } from '#contract/wire/values.ts';
import { brandAddresses } from '../look/icons.ts';
import { movedTo, notThere, type DescribedAnswers, type Description } from '../http/description.ts';

/** Too many requests for pictures (plain text), or no picture at present (a page). */
const noPictureNow: DescribedAnswers = {
  503: {
    description: 'It cannot be made now.',
    content: { 'text/plain': null, 'text/html': null },
    headers: ['Retry-After'],
  },
};

const { favicon, touch, large, picture } = brandAddresses;
const drawnAsPixels = { 'image/png': null, 'image/webp': null };

/** The festival's pictures of itself: of its folder, else drawn (FES-18). */
const brandDescriptions: readonly Description[] = [
  { path: favicon, summary: 'The icon of the festival, as a drawing.', content: { 'image/svg+xml': null } },
  { path: touch, summary: 'The icon of the festival, 180 pixels wide.', content: { 'image/png': null } },
  { path: large, summary: 'The icon of the festival, 512 pixels wide.', content: { 'image/png': null } },
  {
    path: picture,
    summary: 'The picture that other sites show for pages without one.',
    content: { ...drawnAsPixels, 'image/svg+xml': null },
  },
].map(({ path, summary, content }) => ({
  method: 'GET',
  path,
  summary,
  access: 'public',
  request: {},
  answers: {
    200: { description: 'The picture.', content, headers: ['ETag'] },
    304: { description: 'The picture that `If-None-Match` names is still the same.', headers: ['ETag'] },
    ...noPictureNow,
  },
}));

/** The pictures of shows for other sites, and those of the festival. */
export const sharingDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/media/og/{lang}/shows/{picture}.png',
    summary: 'The picture by which other sites show a show (META-01).',
    access: 'public',
    request: {
      params: v.object({
        lang: language,
        picture: v.pipe(
          v.string(),
          v.regex(/^\d{1,9}-[\da-f]{16}$/),
          v.description('The id of the show, and a hash of what is drawn.'),
        ),
      }),
    },
    answers: {
      200: { description: 'The picture.', content: { 'image/png': null } },
      302: movedTo('The picture of now, or one that stands in for it.'),
      404: notThere,
      ...noPictureNow,
    },
  },
  ...brandDescriptions,
  {
    method: 'GET',
    path: '/favicon.ico',
    summary: 'Leads to the icon of the festival.',
    access: 'public',
    request: {},
    answers: { 302: movedTo('The icon.') },
  },
];
