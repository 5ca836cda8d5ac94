import * as v from 'valibot';
import { movedTo, notThere, type Description } from '../http/description.ts';

/** Our copies of the video site's thumbnails. */
export const thumbnailDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/media/thumbnails/{id}.jpg',
    summary: 'The thumbnail of a film of the video site (VID-21).',
    access: 'public',
    request: { params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{6,20}$/)) }) },
    answers: {
      200: { description: 'The picture.', content: { 'image/jpeg': null } },
      302: movedTo('There is none, or none now: a picture that stands in for it.'),
      404: notThere,
    },
  },
];
