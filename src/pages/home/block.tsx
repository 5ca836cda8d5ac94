import { readBlock } from '#contract/wire/block.ts';
import { tagUnitQuery } from '#src/api/homeQueries.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/shell/context.ts';
import { BlockScreen } from './BlockScreen.tsx';

/** A block stands without its lists, where these do not come; then it is asked for again by whoever comes next. */
const load = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => {
  const lists = await Promise.allSettled(
    readBlock(page).tagUnits.map(({ tag_unit: unit }) =>
      context.queryClient.ensureQueryData(tagUnitQuery(context, unit)),
    ),
  );
  const isWhole = lists.every(({ status }) => status === 'fulfilled');
  return { ...answer, ...(!isWhole && { expiresAt: context.clock.now() }) };
};

const Screen = ({ client, lang, settings, clock, page }: ContentPageProps) => (
  <BlockScreen lang={lang} page={page} question={{ client, lang, settings, clock }} />
);

/** LDR-05: what comes with home, of which it is a part. */
export const block = { load, Screen };
