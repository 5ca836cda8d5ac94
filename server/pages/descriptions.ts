import * as v from 'valibot';
import { failedPage, movedTo, type DescribedAnswers, type Description } from '../http/description.ts';

/** The possible answers of any document. */
export const documentAnswers: DescribedAnswers = {
  200: { description: 'The page.', content: { 'text/html': null }, headers: ['ETag'] },
  301: movedTo('The present address of what was here.'),
  302: movedTo('Its address.'),
  304: { description: 'The page that `If-None-Match` names is still true.', headers: ['ETag'] },
  404: { description: 'There is no such page.', content: { 'text/html': null, 'text/plain': null } },
  ...failedPage,
};

/** Documents and files: everything that has no description of its own. */
export const pageDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/',
    summary: 'Leads to the home page in the language of the visitor.',
    access: 'public',
    request: {},
    answers: documentAnswers,
  },
  {
    method: 'GET',
    path: '/{path}',
    summary: 'A page of the site, or a file of it (`/assets/…`, `/media/…`, `/icons/…`).',
    access: 'public',
    request: {
      params: v.object({ path: v.pipe(v.string(), v.description('It may hold slashes.')) }),
    },
    answers: {
      ...documentAnswers,
      200: {
        description: 'The page or the file.',
        content: { 'text/html': null, '*/*': null },
        headers: ['ETag'],
      },
      206: { description: 'The part of a film that `Range` names.', content: { '*/*': null } },
      416: { description: 'The film has no such part.' },
    },
  },
];
