import { pageSizes } from '#contract/settings/pageSizes.ts';
import { backstage } from '#e2e/site/videos.ts';
import type { videoCatalogueMachine } from '#machines/videoCatalogue/videoCatalogue.machine.ts';
import { entriesOf } from '../perception/entries.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface VideoCatalogueValues {
  /** How many entries of the list come before its last page. */
  readonly offset: number;
  /** The focus is on the first entry that was asked for. */
  readonly isAtNew: boolean;
}

/** Of the sample. */
const totals = { all: 36, backstage: 9 } as const;

const list = ({ lang, text, facts, values }: Told<VideoCatalogueValues>): Perceived => {
  const { videos } = text;
  const { controls, statuses } = entriesOf({
    words: videos,
    beyond: videos.none,
    total: totals[facts['collection'] === null ? 'all' : 'backstage'],
    size: pageSizes.videos,
    offset: values.offset,
    isFar: facts['isFar'] === true,
  });
  return {
    controls: [
      control('link', text.page.home),
      control('link', videos.onDemand.title),
      ...[videos.all, /./, backstage[lang].name, /./, /./].map((name) => control('link', name)),
      ...controls,
      control('link', videos.back),
    ],
    statuses,
    ...(values.isAtNew && { focus: /./ }),
  };
};

/** VID-04, VID-12 */
export const videoCataloguePerception: Perception<typeof videoCatalogueMachine, VideoCatalogueValues> = {
  withLinks: true,
  states: { all: list, collected: list },
};
