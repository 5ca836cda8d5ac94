import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from './document.ts';
import { valueOf } from './values.ts';

/** A request before it is sent. */
export interface Draft {
  params: Record<string, string>;
  /** Names may repeat. */
  query: [string, string][];
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Parsed JSON; undefined without one. */
  body: unknown;
  /** Sent instead of the body's JSON. */
  written?: string;
  bodyType?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Makes a request from the document alone, apart from values that only the database knows. */
export const draftOf = ({ parameters, body }: Operation): Arbitrary<Draft> => {
  const valuesOf = (place: 'path' | 'query' | 'header'): Arbitrary<Record<string, unknown>> => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, valueOf(schema)])), {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
      noNullPrototype: true,
    });
  };
  const textsOf = (values: Record<string, unknown>): [string, string][] =>
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      [value]
        .flat()
        .filter(isText)
        .map((one): [string, string] => [name, one]),
    );
  return fc
    .record({
      params: valuesOf('path'),
      query: valuesOf('query'),
      body: body === undefined ? fc.constant(undefined) : valueOf(body),
    })
    .map(({ params, query, body: given }) => ({
      params: Object.fromEntries(textsOf(params)),
      query: textsOf(query),
      headers: {},
      body: given,
    }));
};

/** Encodes lone surrogates, unlike our own encoders. */
const encode = (text: string): string =>
  text
    .split(/([\ud800-\udfff])/u)
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('');

/** The address of a request; the value for a path keeps its slashes. */
export const addressOf = ({ path }: Pick<Operation, 'path'>, { params, query }: Draft): string => {
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'path' ? encode(params[name] ?? '').replaceAll('%2F', '/') : encode(params[name] ?? ''),
  );
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return search === '' ? pathname : `${pathname}?${search}`;
};

export const bodyOf = ({ body, written }: Draft): string | undefined =>
  written ?? (body === undefined ? undefined : JSON.stringify(body));
