import type { newsletterSwitchMachine } from '#machines/newsletterSwitch/newsletterSwitch.machine.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface SwitchValues {
  /** The server's true state. */
  readonly truth: { readonly isSubscribed: boolean };
  readonly wanted: boolean;
}

/** The true state, and why a wish was not done. */
const settled = ({ text, values }: Told<SwitchValues>, problem?: 'refused' | 'unsaved'): Perceived => {
  const { newsletter } = text.profile;
  const { isSubscribed } = values.truth;
  return {
    controls: [control('switch', newsletter.label, ...(isSubscribed ? ['checked' as const] : []))],
    statuses: [newsletter[isSubscribed ? 'on' : 'off']],
    ...(problem && { alerts: [newsletter[problem]], focus: newsletter.label }),
  };
};

/** LAY-33: a member's switch. It shows the wish while it saves, and the truth before and after. */
export const newsletterSwitchPerception: Perception<typeof newsletterSwitchMachine, SwitchValues> = {
  states: {
    settled: (told) => settled(told),
    saving: ({ text: { profile }, values: { wanted } }) => ({
      controls: [
        control('switch', profile.newsletter.label, ...(wanted ? ['checked' as const] : []), 'disabled'),
      ],
      statuses: [profile.newsletter.saving],
      focus: profile.newsletter.label,
    }),
    refused: (told) => settled(told, 'refused'),
    failed: (told) => settled(told, 'unsaved'),
  },
};
