import * as v from 'valibot';
import type { RefusalStatus } from '../refusal.ts';

/** The callers that may use it. */
export type Access = 'public' | 'member';

/** Schemas of the parts of a request, checked in this order; a part without a schema is not read. */
export interface RequestSchemas {
  /** For the names in braces of the path. A mismatch is not found: messages are whole sentences. */
  params?: v.GenericSchema;
  /** Unknown parameters are dropped. Messages follow the parameter's name. */
  query?: v.GenericSchema;
  /** JSON. Unknown fields are dropped. */
  body?: v.GenericSchema;
}

/** Headers of answers for OpenAPI. An optional one may be missing from an answer that lists it. */
export const answerHeaders = v.object({
  ETag: v.optional(v.pipe(v.string(), v.description('Of this version of the answer, for `If-None-Match`.'))),
  Location: v.pipe(v.string(), v.description('Where to go.')),
  'Retry-After': v.pipe(v.string(), v.regex(/^\d+$/), v.description('Seconds after which to ask again.')),
});
export type AnswerHeader = keyof typeof answerHeaders.entries;

/** One answer for OpenAPI. */
export interface DescribedAnswer {
  description: string;
  /** Schemas by media type; null if JSON Schema cannot describe it: pages, pictures. */
  content?: Readonly<Record<string, v.GenericSchema | null>>;
  headers?: readonly AnswerHeader[];
}

export type DescribedAnswers = Readonly<Partial<Record<number, DescribedAnswer>>>;

/** The meanings of a route's refusals, by status. */
export type DescribedRefusals = Readonly<Partial<Record<RefusalStatus, string>>>;

/** One verb of one path for OpenAPI. */
export interface Description {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In OpenAPI's form, below the address of its part: `/v1/me/creditbooking/{id}`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  request: RequestSchemas;
  /** Headers that it reads besides those of HTTP itself; each schema is an object of them. */
  headers?: readonly v.GenericSchema[];
  /** Media types of a body; JSON by default. */
  bodyTypes?: readonly string[];
  answers: DescribedAnswers;
}

/** The routes below one address. */
export interface DescribedPart {
  name: string;
  url: '' | `/${string}`;
  descriptions: readonly Description[];
}

/** Headers that come with a refusal, on every route. */
const headersOf: Readonly<Partial<Record<RefusalStatus, readonly AnswerHeader[]>>> = {
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** Refusals with the body of `error`. */
export const describeRefusals = (meanings: DescribedRefusals, error: v.GenericSchema): DescribedAnswers => {
  const answers: Partial<Record<number, DescribedAnswer>> = {};
  for (const [status, description] of Object.entries(meanings)) {
    const headers = Object.entries(headersOf).find(([known]) => known === status)?.[1];
    answers[Number(status)] = {
      description,
      content: { 'application/json': error },
      ...(headers && { headers }),
    };
  }
  return answers;
};

/** A redirect. */
export const movedTo = (description: string): DescribedAnswer => ({ description, headers: ['Location'] });

/** An answer that is kept until the data change, and revalidated by its entity tag. */
export const describeKept = (description: string, content: DescribedAnswer['content']): DescribedAnswers => ({
  200: { description, ...(content && { content }), headers: ['ETag'] },
  304: { description: 'The answer that `If-None-Match` names is still true.', headers: ['ETag'] },
});

/** Failures of everything but the APIs (`server/pages/staticPage.ts`). */
export const failedPage: DescribedAnswers = {
  503: {
    description: 'It cannot be made now.',
    content: { 'text/html': null },
    headers: ['Retry-After'],
  },
};

/** A 404 in plain text. */
export const notThere: DescribedAnswer = {
  description: 'There is no such thing.',
  content: { 'text/plain': null },
};
