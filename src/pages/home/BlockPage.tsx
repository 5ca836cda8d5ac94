import { readBlock } from '#contract/wire/block.ts';
import { tagUnitQuery } from '#src/api/home/homeQueries.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { BlockScreen } from './BlockScreen.tsx';
import { openFilms } from './films.ts';

/** A block stays without its lists if these fail; the next visitor requests them again. */
export const loadBlock = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => {
  const shown = readBlock(page);
  const [lists] = await Promise.all([
    Promise.allSettled(
      shown.tagUnits.map(({ tag_unit: unit }) =>
        context.queryClient.ensureQueryData(tagUnitQuery({ ...context, client: context.aside }, unit)),
      ),
    ),
    openFilms(shown),
  ]);
  const isWhole = lists.every(({ status }) => status === 'fulfilled');
  return { ...answer, ...(!isWhole && { expiresAt: context.clock.now() }) };
};

/** LDR-05: a part of home as a page. */
export const BlockPage = ({ client, lang, settings, clock, page }: ContentPageProps) => (
  <BlockScreen lang={lang} page={page} question={{ client, lang, settings, clock }} />
);
