import type { Equivalent } from './equivalent.ts';

/** A known result is the same as one that is made anew: only time is lost. */
const memo = 'the result is kept for its time alone: made anew it is the same';

export const server: readonly Equivalent[] = [
  {
    file: 'server/prepared/encoding.ts',
    line: 'if (known !== undefined) return known;',
    before: 'known !== undefined',
    after: 'false',
    why: memo,
  },
  ...[
    ['remembered.size < rememberedHeaders', 'false'],
    ['remembered.size < rememberedHeaders', 'remembered.size >= rememberedHeaders'],
    ['remembered.size < rememberedHeaders', 'remembered.size <= rememberedHeaders'],
    ['remembered.set(header, chosen);', ';'],
  ].map(([before = '', after = '']) => ({
    file: 'server/prepared/encoding.ts',
    line: 'if (remembered.size < rememberedHeaders) remembered.set(header, chosen);',
    before,
    after,
    why: `${memo}; of 64 or 65 headers none is noticed`,
  })),
  {
    file: 'server/prepared/encoding.ts',
    line: "if (encoding === 'gzip') return exact(await zip(body, { level: preparedLimits.gzip }));",
    before: '{ level: preparedLimits.gzip }',
    after: '{}',
    why: 'the level is 6, which is that of zlib where none is named',
  },
  {
    file: 'server/prepared/entry.ts',
    line: "const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;",
    before: "typeof answer.body === 'string'",
    after: 'true',
    why: 'of bytes it makes a copy, which are the same bytes',
  },
  {
    file: 'server/prepared/entry.ts',
    line: 'const isSmaller = bytes.byteLength < identity.body.byteLength;',
    before: 'bytes.byteLength < identity.body.byteLength',
    after: 'bytes.byteLength <= identity.body.byteLength',
    why: 'the smaller of two: where both are equal, either is right',
  },
  {
    file: 'server/prepared/entry.ts',
    line: 'pending.delete(encoding);',
    before: 'pending.delete(encoding);',
    after: ';',
    why: 'the finished form is looked for first: the promise only stays in memory',
  },
  {
    file: 'server/import/saving/fingerprint.ts',
    line: 'known.set(show, hashes);',
    before: 'known.set(show, hashes);',
    after: ';',
    why: `${memo}, since a show does not change once its file is read`,
  },
  {
    file: 'server/import/saving/fingerprint.ts',
    line: 'if (made !== undefined) return made;',
    before: 'made !== undefined',
    after: 'false',
    why: `${memo}, since a show does not change once its file is read`,
  },
  {
    file: 'server/import/reading/state.ts',
    line: "rawText(isNode(told) ? (told['@id'] ?? told) : told).replace(/^.*[/:#]/, '');",
    before: '/^.*[/:#]/',
    after: '/.*[/:#]/',
    why: 'they differ in a text of several lines alone, which is no word of schema.org in either form',
  },
  {
    file: 'server/places/cityPositions.ts',
    line: 'if (regions.size === 0) return new Map();',
    before: 'regions.size === 0',
    after: 'false',
    why: 'of no city there is no position after the list is read, either',
  },
  {
    file: 'server/places/geoNames.ts',
    line: "let country = '';",
    before: "''",
    after: '"Stryker was here!"',
    why: 'the first line of the list is a country',
  },
  {
    file: 'server/places/geoNames.ts',
    line: 'if (within !== null) take({ ...city, within });',
    before: 'within !== null',
    after: 'true',
    why: 'each city of these countries in the list lies in a listed province: the check is for the types',
  },
  ...[
    [
      "const [, of = '', seconds = '', given = ''] = confirmToken.exec(token) ?? [];",
      "''",
      '"Stryker was here!"',
    ],
    ["const [, of = '', given = ''] = leaveToken.exec(token) ?? [];", "''", '"Stryker was here!"'],
    ["const [, of = '', given = ''] = leaveToken.exec(token) ?? [];", '[]', '["Stryker was here"]'],
    ["return of !== '' && isSame(given, sealLeave(of)) ? of : null;", "of !== ''", 'true'],
    ["return of !== '' && isSame(given, sealLeave(of)) ? of : null;", "''", '"Stryker was here!"'],
  ].map(([line = '', before = '', after = '']) => ({
    file: 'server/newsletter/links.ts',
    line,
    before,
    after,
    why: 'a token that is none has no seal, and a missing seal fits nothing',
  })),
  {
    file: 'server/newsletter/confirm.ts',
    line: "if (standing === 'unreadable' || !confirmation)",
    before: "standing === 'unreadable' || !confirmation",
    after: "standing === 'unreadable' && !confirmation",
    why: 'a link is unreadable where it has no confirmation: the second half is for the types',
  },
  {
    file: 'server/newsletter/confirm.ts',
    line: 'const subscription = id === null ? undefined : await findSubscription(store.db, id);',
    before: 'id === null',
    after: 'false',
    why: 'no subscription has the id null',
  },
  {
    file: 'server/newsletter/forms.ts',
    line: "const isForm = formType.test(context.req.header('content-type') ?? '');",
    before: "''",
    after: '"Stryker was here!"',
    why: 'neither is the type of a form',
  },
];
