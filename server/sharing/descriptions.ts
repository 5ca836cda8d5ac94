import * as v from 'valibot';
import { language } from '#contract/wire/values.ts';
import { movedTo, notThere, type DescribedAnswers, type Description } from '../http/description.ts';

/** Too many requests for pictures (plain text), or no picture at present (a page). */
const noPictureNow: DescribedAnswers = {
  503: {
    description: 'It cannot be made now.',
    content: { 'text/plain': null, 'text/html': null },
    headers: ['Retry-After'],
  },
};

/** The pictures of shows for other sites. */
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
];
