import * as v from 'valibot';
import { describeIssue, type WireIssue } from './describeIssue.ts';

/** The loss of a problem: the whole answer, the record that has the field, or the field alone. */
export type Loss = 'answer' | 'record' | 'field';

/** A value that the wire does not expect; `record` is the id of the record around it, '' without one. */
export interface Problem extends WireIssue {
  record: string;
  loss: Loss;
}

interface Container {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}
const isContainer = (schema: object): schema is Container =>
  'entries' in schema || 'item' in schema || 'wrapped' in schema;

interface Place {
  path: readonly string[];
  record: string;
  loss: Loss;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idIn = (value: unknown): string => {
  const id = isRecord(value) ? value['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

/** The issues of a schema, also where it has a value in reserve and would hide them. */
const issuesOf = (schema: v.GenericSchema, value: unknown): readonly v.BaseIssue<unknown>[] => {
  if (!('fallback' in schema)) return v.safeParse(schema, value).issues ?? [];
  let hidden: readonly v.BaseIssue<unknown>[] = [];
  const reserve = (dataset?: { issues?: readonly v.BaseIssue<unknown>[] | undefined }) => {
    hidden = dataset?.issues ?? [];
    return null;
  };
  v.safeParse({ ...schema, fallback: reserve }, value);
  return hidden;
};

/** Problems of the value itself, in the words of its issues. */
const own = (schema: v.GenericSchema, value: unknown, { path, record, loss }: Place): Problem[] =>
  issuesOf(schema, value).map((issue) => {
    // A check after a transformation knows only the transformed value.
    const told = describeIssue(issue.path === undefined ? { ...issue, input: value } : issue);
    const field = [...path, told.field].filter((name) => name !== '').join('.');
    return { ...told, field, record, loss };
  });

/** Problems of the values inside; null if the value has none inside, or is of another form. */
const inside = (schema: v.GenericSchema, value: unknown, place: Place): Problem[] | null => {
  if (!isContainer(schema)) return null;
  const { entries, item, wrapped } = schema;
  const { path } = place;
  if (wrapped) return value === null ? null : problemsAt(wrapped, value, place);
  if (item && Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      problemsAt(item, entry, {
        path: [...path, String(index)],
        record: idIn(entry) || place.record,
        loss: 'record',
      }),
    );
  if (entries && isRecord(value))
    return Object.entries(entries).flatMap(([name, one]) =>
      problemsAt(one, value[name], { ...place, path: [...path, name] }),
    );
  return null;
};

function problemsAt(schema: v.GenericSchema, value: unknown, given: Place): Problem[] {
  const isSpared = 'fallback' in schema;
  // A missing value, and null, say nothing wrong where a value is in reserve.
  if ((value === undefined || value === null) && (isSpared || v.safeParse(schema, value).success)) return [];
  const place: Place = isSpared ? { ...given, loss: 'field' } : given;
  const found = inside(schema, value, place) ?? [];
  return found.length > 0 ? found : own(schema, value, place);
}

/** Everything in an answer that the wire does not expect, also what the site would quietly do without. */
export const problemsOf = (schema: v.GenericSchema, answer: unknown): Problem[] =>
  problemsAt(schema, answer, { path: [], record: '', loss: 'answer' });
