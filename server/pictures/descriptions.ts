import * as v from 'valibot';
import type { Description } from '../http/description.ts';

/** The prepared pictures of a festival's folder. */
export const pictureDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/pictures/{path}',
    summary: 'A picture of the festival’s folder in one of the sizes that pages use.',
    access: 'public',
    request: {
      params: v.object({
        path: v.pipe(
          v.string(),
          v.description('Its name, which changes with its content, and a size: `…/640.avif`.'),
        ),
      }),
    },
    answers: {
      200: { description: 'The picture.', content: { 'image/avif': null, 'image/webp': null } },
      404: { description: 'There is no such picture.', content: { 'text/plain': null } },
    },
  },
];
