import * as v from 'valibot';
import type { Description } from '#server/http/description.ts';

/** The media of a festival's folder. */
export const mediaDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/festival/{path}',
    summary: 'A picture, film, paper or font of the festival’s folder, as it is now.',
    access: 'public',
    request: {
      params: v.object({
        path: v.pipe(v.string(), v.description('Below `media` in the folder; it may hold slashes.')),
      }),
    },
    answers: {
      200: { description: 'The file.', content: { '*/*': null }, headers: ['ETag'] },
      206: { description: 'The part of it that `Range` names.', content: { '*/*': null } },
      304: { description: 'The file that `If-None-Match` names is still the same.', headers: ['ETag'] },
      404: { description: 'There is no such file.', content: { 'text/plain': null } },
      416: { description: 'The file has no such part.' },
    },
  },
];
