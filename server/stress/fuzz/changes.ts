import { ofBody } from './bodyChanges.ts';
import { cut, fieldOf, invalid, wrongTexts, type Change } from './change.ts';
import type { Operation } from './document.ts';
import type { Draft } from './request.ts';
import type { Schemas } from './schemas.ts';

/** Statuses for a path that leads nowhere. */
const notFound = [400, 404];
/** The newsletter's pages accept anything, and other pages do not explain a faulty address. */
const isApi = ({ path }: Operation): boolean => path.startsWith('/api/');

const ofPath = (operation: Operation, draft: Draft, { wrongWith }: Schemas): Change[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      [...wrongTexts, 'a\u0000b']
        .filter((text) => text !== '' && wrongWith(schema, text) !== null)
        .map((text) => ({
          name: `path ${name}: ${cut(text)}`,
          draft: { ...draft, params: { ...draft.params, [name]: text } },
          statuses: notFound,
          names: null,
        })),
    );

const ofQuery = (operation: Operation, draft: Draft, { wrongWith }: Schemas): Change[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema, required }) => {
      const others = draft.query.filter(([known]) => known !== name);
      const change = (what: string, query: Draft['query']): Change => ({
        name: `query ${name}: ${what}`,
        draft: { ...draft, query },
        statuses: invalid,
        names: fieldOf(name),
      });
      const wrong = wrongTexts
        .filter((text) => wrongWith(schema, text) !== null)
        .map((text) => change(cut(text), [...others, [name, text]]));
      if (!isApi(operation)) return wrong;
      const value = draft.query.find(([known]) => known === name)?.[1] ?? 'a';
      return [
        ...wrong,
        ...(required ? [change('missing', others)] : []),
        ...(schema.type === 'array' ? [] : [change('twice', [...others, [name, value], [name, value]])]),
        change('control character', [...others, [name, `${value}\u0000b`]]),
      ];
    });

const ofHeaders = (operation: Operation, draft: Draft): Change[] => {
  const change = (name: string, value: string, given: Pick<Change, 'statuses' | 'names'>): Change => ({
    name: `header ${name}: ${cut(value)}`,
    draft: { ...draft, headers: { ...draft.headers, [name]: value } },
    ...given,
  });
  const has = (name: string): boolean =>
    operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
  const unauthorised = { statuses: [401], names: null };
  return [
    ...(operation.isForMembers
      ? [change('authorization', '', unauthorised), change('authorization', 'Bearer a.b.c', unauthorised)]
      : []),
    ...(has('X-XSRF-TOKEN')
      ? ['', 'another'].map((value) =>
          change('x-xsrf-token', value, { statuses: [403], names: /X-XSRF-TOKEN/ }),
        )
      : []),
    ...(has('Idempotency-Key')
      ? [change('idempotency-key', 'a'.repeat(300), { statuses: invalid, names: /Idempotency-Key/ })]
      : []),
  ];
};

/** Every single change that makes a right request wrong. */
export const changesOf = (operation: Operation, draft: Draft, schemas: Schemas): Change[] => [
  ...ofPath(operation, draft, schemas),
  ...ofQuery(operation, draft, schemas),
  ...ofBody(operation, draft, schemas),
  ...ofHeaders(operation, draft),
];
