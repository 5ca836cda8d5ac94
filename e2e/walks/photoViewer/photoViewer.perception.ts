import type { photoViewerMachine } from '#machines/photoViewer/photoViewer.machine.ts';
import { filled } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup } from '../perception/popup.ts';

interface PhotoViewerValues {
  /** The names of the photos on the page. */
  readonly captions: readonly string[];
}
type ToldOfViewer = Told<PhotoViewerValues>;

/** The ways to the other photos stay at the ends, out of use. */
const viewer = ({ text, facts, values }: ToldOfViewer, remedies: Perceived['controls'] = []): Perceived => {
  const { viewer: words } = text.artist;
  const [at, count] = [Number(facts['photo']), Number(facts['count'])];
  const end = (isEnd: boolean) => (isEnd ? (['disabled'] as const) : []);
  return {
    controls: popup(text, values.captions[at] ?? '', [
      ...remedies,
      control('button', words.previous, ...end(at === 0)),
      control('button', words.next, ...end(at + 1 === count)),
    ]),
    statuses: [filled(words.place, { place: at + 1, count })],
  };
};

/** ARD-04 */
export const photoViewerPerception: Perception<typeof photoViewerMachine, PhotoViewerValues> = {
  part: (root) => root.page().getByRole('dialog'),
  withLinks: true,
  states: {
    closed: () => ({}),
    'open.loading': (told) => {
      const { statuses = [], ...rest } = viewer(told);
      return { ...rest, statuses: [told.text.page.loading, ...statuses] };
    },
    'open.shown': (told) => viewer(told),
    'open.failed': (told) => {
      const { failed, retry, alone } = told.text.artist.viewer;
      return {
        ...viewer(told, [control('button', retry), control('link', alone)]),
        alerts: [failed + retry + alone],
      };
    },
  },
};
