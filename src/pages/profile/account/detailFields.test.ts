import { describe, expect, test } from 'vitest';
import { fieldLengths } from '#contract/settings/account.ts';
import { changesOf, detailFaults, detailsOf, inputsOf } from './detailFields.ts';

const fields = {
  nickname: 'Cam',
  uuid: 'm1',
  lang: 'fr',
  firstname: 'Camille',
  email: 'camille@example.test',
  lastname: '',
  points: 5,
  address: { city: 'Laval' },
};

describe('PRO-03: fields by the answer', () => {
  test('PRO-03: those with a label first, then the host’s others, last the member’s number; text alone', () => {
    expect(detailsOf(fields)).toEqual([
      { name: 'firstname', value: 'Camille' },
      { name: 'lastname', value: '' },
      { name: 'email', value: 'camille@example.test' },
      { name: 'lang', value: 'fr' },
      { name: 'nickname', value: 'Cam' },
      { name: 'uuid', value: 'm1' },
    ]);
  });

  test('PRO-03: of those that are there four can be changed, a language that we do not know cannot', () => {
    const names = (given: Record<string, unknown>) => inputsOf(given).map(({ name }) => name);
    expect(names(fields)).toEqual(['firstname', 'lastname', 'lang']);
    expect(names({ ...fields, lang: 'de', location: 'Laval' })).toEqual([
      'firstname',
      'lastname',
      'location',
    ]);
    expect(names({ firstname: 5, uuid: 'm1' })).toEqual([]);
  });

  test.each([
    [
      'with the spaces around it',
      { firstname: ' Camille ', lastname: ' Roy', lang: 'en' },
      { lastname: 'Roy', lang: 'en' },
    ],
    ['untouched', {}, {}],
    [
      'emptied, or with nothing but spaces',
      { firstname: '', lastname: ' ', location: '  ' },
      { firstname: '', location: '' },
    ],
    ['without an input', { uuid: 'x', email: 'y', nickname: 'z' }, {}],
  ])('PRO-02: what differs is sent, without the spaces around it: %s', (_, typed, changes) => {
    const known = { ...fields, location: 'Laval' };
    const now: Record<string, unknown> = { ...known, ...typed };
    expect(changesOf(known, (name) => String(now[name]))).toEqual(changes);
  });

  test.each([
    [{}, []],
    [{ firstname: '' }, [{ field: 'firstname', code: 'missing' }]],
    [{ lastname: '', location: '' }, []],
    [{ firstname: 'x'.repeat(fieldLengths.name + 1) }, [{ field: 'firstname', code: 'too-long' }]],
    [{ location: 'x'.repeat(fieldLengths.location) }, []],
    [{ location: 'x'.repeat(fieldLengths.location + 1) }, [{ field: 'location', code: 'too-long' }]],
    [{ lastname: 'a\u202eb' }, [{ field: 'lastname', code: 'characters' }]],
    [{ lastname: 'a\u0007b', firstname: 'محمد' }, [{ field: 'lastname', code: 'characters' }]],
  ])('PRO-02: %j', (changes, faults) => {
    expect(detailFaults(changes)).toEqual(faults);
  });
});
