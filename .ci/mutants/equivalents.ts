import { browser } from './equivalents/browser.ts';
import { contract } from './equivalents/contract.ts';
import { machines } from './equivalents/machines.ts';
import { member } from './equivalents/member.ts';
import { search } from './equivalents/search.ts';
import { server } from './equivalents/server.ts';
import { store } from './equivalents/store.ts';
import type { Equivalent } from './equivalents/equivalent.ts';

/** Read by a person, one by one. An entry that matches nothing any more is reported. */
export const equivalents: readonly Equivalent[] = [
  ...contract,
  ...machines,
  ...member,
  ...store,
  ...server,
  ...search,
  ...browser,
];
