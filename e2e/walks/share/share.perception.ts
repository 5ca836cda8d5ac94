import type { shareMachine } from '#machines/share/share.machine.ts';
import type { SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

const busy = ({ text: { show } }: { text: SiteWords }): Perceived => ({
  controls: [control('button', show.share.button, 'disabled')],
  focus: show.share.button,
});

/** A visitor who closes the system's sheet hears nothing. */
export const sharePerception: Perception<typeof shareMachine> = {
  states: {
    idle: ({ text: { show } }) => ({ controls: [control('button', show.share.button)] }),
    sharing: busy,
    copying: busy,
    copied: ({ text: { show } }) => ({
      controls: [control('button', show.share.button)],
      statuses: [show.share.copied],
      focus: show.share.button,
    }),
    shown: ({ text: { show } }) => ({
      controls: [control('button', show.share.button), control('textbox', show.share.address)],
      statuses: [show.share.byHand],
      focus: show.share.address,
    }),
  },
};

/** Without scripts it is not there: it could do nothing. */
export const shareServed: typeof sharePerception = {
  states: { ...sharePerception.states, idle: () => ({}) },
};
