import { expect, test } from 'vitest';
import { emailFaults, hasNewFault, nameFaults } from './formFaults.ts';

test('PRO-19: a submission with faults takes the focus to them, a correction leaves it in its field', () => {
  const [email, name, again] = [emailFaults(''), nameFaults(''), emailFaults('')];
  const submitted = [...email, ...name];
  expect({
    first: hasNewFault(submitted, []),
    anew: hasNewFault([...again, ...name], submitted),
    corrected: hasNewFault(name, submitted),
    whole: hasNewFault([], name),
  }).toEqual({ first: true, anew: true, corrected: false, whole: false });
});
