import type { Equivalent } from './equivalent.ts';

export const browser: readonly Equivalent[] = [
  {
    file: 'src/session/intents.ts',
    line: "const { intent, memberId, until } = v.parse(parked, JSON.parse(storage.get(storageKeys.parked) ?? ''));",
    before: "''",
    after: '"Stryker was here!"',
    why: 'neither is JSON, so that both are caught as nothing kept',
  },
  {
    file: 'src/session/tabs.ts',
    line: "if (told.type === 'handed' && told.to === by)",
    before: "told.type === 'handed'",
    after: 'true',
    why: 'no other message has a receiver',
  },
  {
    file: 'src/controls/login/Credentials.tsx',
    line: '}, [isBack]);',
    before: '[isBack]',
    after: '[]',
    why: 'it is a state that nothing sets',
  },
  {
    file: 'src/controls/catalogue/useFocusOnMore.ts',
    line: '}, []);',
    before: '[]',
    after: '["Stryker was here"]',
    why: 'one constant is as constant as none',
  },
];
