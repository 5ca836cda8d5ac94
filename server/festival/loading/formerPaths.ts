import { showsSection } from '#contract/address/sections.ts';
import { addressKey } from './matching/naturalKeys.ts';
import { compareRows, type Row, type TableChanges } from './difference.ts';
import type { FormerPath, PresentRows } from './presentRows.ts';
import type { ProgrammeRows } from './programmeRows.ts';

/** The columns that tell former addresses apart. */
export const formerKey = ['lang', 'path'] as const;

/** Rows that have an address. */
type Addressed = Pick<ProgrammeRows, 'pages' | 'show_texts'>;

const addressesOf = ({ pages, show_texts: texts }: Addressed): FormerPath[] => [
  ...pages.map(({ id, lang, path }): FormerPath => ({ lang, path, kind: 'page', number: id })),
  ...texts.map(({ show_id: id, lang, slug }): FormerPath => ({
    lang,
    path: `${showsSection[lang]}/${slug}`,
    kind: 'show',
    number: id,
  })),
];

const keyOf = ({ lang, path }: FormerPath): string => addressKey(lang, path);

interface Moving {
  present: PresentRows;
  /** Everything with an address, after the change. */
  staying: Addressed;
  aliases: readonly FormerPath[];
}

/**
 * The changes of former addresses: the folder's, those from before, and those that shows and pages have now and lose. An
 * address that something has is not former, and one whose thing is gone leads nowhere.
 */
export const formerPathChanges = ({ present, staying, aliases }: Moving): TableChanges => {
  const now = addressesOf(staying);
  const taken = new Set(now.map(keyOf));
  const there = new Set(now.map(({ kind, number }) => `${kind} ${number}`));
  const lost = addressesOf(present.tables);
  const wanted = new Map(
    [...present.formerPaths, ...lost, ...aliases]
      .filter((each) => !taken.has(keyOf(each)) && there.has(`${each.kind} ${each.number}`))
      .map((each): [string, Row] => [keyOf(each), { ...each }]),
  );
  return compareRows(formerKey, {
    wanted: [...wanted.values()],
    present: present.formerPaths.map((each) => ({ ...each })),
    isKept: () => false,
  });
};
