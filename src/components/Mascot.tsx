import { use, type ComponentProps } from 'react';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { LookContext } from './look.ts';

type Mood = keyof NonNullable<PageSettings['look']['mascot']>;

interface MascotProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  mood?: Mood;
}

/** Loads a drawing ahead for a time without a network. */
export const fetchMascot = ({ mascot }: PageSettings['look'], mood: Mood): void => {
  if (mascot !== null) new Image().src = mascot[mood];
};

/** The festival's figure, if it has one. A drawing, never the only bearer of a message. */
export function Mascot({ mood = 'laughing', ...rest }: MascotProps) {
  const { mascot } = use(LookContext);
  return mascot && <img {...rest} src={mascot[mood]} alt="" width={320} height={312} />;
}
