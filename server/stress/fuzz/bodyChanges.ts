import { cut, fieldOf, invalid, wrongTexts, type Change } from './change.ts';
import type { Operation, Schema } from './document.ts';
import type { Draft } from './request.ts';
import type { Schemas } from './schemas.ts';

const nesting = 2_000;
const deep = '['.repeat(nesting) + ']'.repeat(nesting);
const wrongValues: readonly unknown[] = [
  ...wrongTexts,
  null,
  true,
  7,
  -1,
  1.5,
  1e21,
  [],
  {},
  [[{}]],
  ['a', 7],
  { a: 1 },
];
/** Words of an error about the whole body. */
const whole = /body|JSON|query|list|object/i;

/** Whether our own reader parses its JSON, which refuses control characters and other types. */
const readsJson = ({ part }: Operation): boolean => part === 'members' || part === 'newsletter';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a body, in any of its shapes. */
const fieldsOf = (schema: Schema): Record<string, Schema> =>
  Object.assign({ ...schema.properties }, ...(schema.anyOf ?? []).map(fieldsOf));

const ofField = (
  operation: Operation & { body: Schema },
  draft: Draft & { body: Record<string, unknown> },
  name: string,
): Change[] => {
  const { [name]: value, ...others } = draft.body;
  const change = (what: string, body: unknown, given: Partial<Change> = {}): Change => ({
    name: `field ${name}: ${what}`,
    draft: { ...draft, body },
    statuses: invalid,
    names: fieldOf(name),
    ...given,
  });
  // Only a field of the draft can go missing: its fields determine the shape.
  const isThere = name in draft.body;
  return [
    ...(isThere ? [change('missing', others)] : []),
    ...wrongValues.map((wrong) => change(cut(wrong), { ...others, [name]: wrong })),
    ...(readsJson(operation) && typeof value === 'string'
      ? [change('control character', { ...others, [name]: `${value}a\u0000b` })]
      : []),
    {
      ...change('deep', null),
      draft: { ...draft, written: `${JSON.stringify({ ...others, [name]: 0 }).slice(0, -2)}${deep}}` },
      names: new RegExp(`${fieldOf(name).source}|${whole.source}`, 'i'),
    },
  ];
};

/** Every single change that makes a body wrong. */
export const ofBody = (operation: Operation, draft: Draft, { wrongWith }: Schemas): Change[] => {
  const { body: schema } = operation;
  const { body } = draft;
  if (schema === undefined || !isRecord(body)) return [];
  const change = (what: string, given: Partial<Draft>): Change => ({
    name: `body: ${what}`,
    draft: { ...draft, ...given },
    statuses: invalid,
    names: whole,
  });
  const fields = Object.keys(fieldsOf(schema)).flatMap((name) =>
    ofField({ ...operation, body: schema }, { ...draft, body }, name),
  );
  const text = JSON.stringify(body);
  return [
    ...fields.filter((one) => {
      const sent: unknown = one.draft.written === undefined ? one.draft.body : JSON.parse(one.draft.written);
      return one.name.endsWith('control character') || wrongWith(schema, sent) !== null;
    }),
    change('broken', { written: text.slice(0, -1) }),
    change('no JSON', { written: '<a/>' }),
    change('list', { written: '[]' }),
    change('number', { written: '7' }),
    ...(readsJson(operation) ? [change('other type', { bodyType: 'text/xml' })] : []),
  ];
};
