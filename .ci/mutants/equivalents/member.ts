import type { Equivalent } from './equivalent.ts';

export const member: readonly Equivalent[] = [
  {
    file: 'server/member/mailedCodes/register.ts',
    line: "const reader = { email: Email, firstname: '', lang };",
    before: "''",
    after: '"Stryker was here!"',
    why: 'the letter that activates names nobody',
  },
];
