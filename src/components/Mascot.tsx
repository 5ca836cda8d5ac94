import type { ComponentProps } from 'react';

interface MascotProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  mood?: 'laughing' | 'lost' | 'asleep';
}

/** The big top with a face: the festival's figure. A drawing, never the only bearer of a message. */
export function Mascot({ mood = 'laughing', ...rest }: MascotProps) {
  return <img {...rest} src={`/icons/mascot-${mood}.svg`} alt="" width={320} height={312} />;
}
