import type { ComponentProps } from 'react';

type Mood = 'laughing' | 'lost' | 'asleep';

interface MascotProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  mood?: Mood;
}

const drawingOf = (mood: Mood): string => `/icons/mascot-${mood}.svg`;

/** Loads a drawing ahead for a time without a network. */
export const fetchMascot = (mood: Mood): void => {
  new Image().src = drawingOf(mood);
};

/** The big top with a face: the festival's figure. A drawing, never the only bearer of a message. */
export function Mascot({ mood = 'laughing', ...rest }: MascotProps) {
  return <img {...rest} src={drawingOf(mood)} alt="" width={320} height={312} />;
}
