import type { StoredLook } from '#server/store/festival/storedLook.ts';
import { coloursOf, textOn, type Colours } from './colours.ts';

/** The faces of a figure, as addresses of pictures. */
export interface Mascot {
  laughing: string;
  lost: string;
  asleep: string;
}

/** How the site looks, complete: no value is left to guess. */
export interface Look {
  colours: Colours;
  /** Tiles of a type of shows: ground and text. */
  series: readonly { name: string; ground: string; text: string }[];
  type: 'calm' | 'usual' | 'loud';
  corners: 'square' | 'soft' | 'round';
  outlines: 'fine' | 'bold';
  shadows: 'none' | 'soft' | 'hard';
  pattern: 'none' | 'dots' | 'rays';
  askew: boolean;
  illustrations: boolean;
  /** Addresses of the festival's fonts; null is ours. */
  fonts: { display: string | null; text: string | null };
  /** Addresses of pictures; null is none. */
  logo: string | null;
  icon: string | null;
  picture: string | null;
  mascot: Mascot | null;
}

const mascotOf = ({ mascot, illustrations }: StoredLook): Mascot | null => {
  if (mascot === undefined || illustrations === false) return null;
  const { laughing, lost = laughing, asleep = laughing } = mascot;
  return { laughing, lost, asleep };
};

/** The look of a festival, with the calm one where it says nothing. */
export const lookOf = (stored: StoredLook): Look => {
  const colours = coloursOf(stored.colours);
  const illustrations = stored.illustrations ?? true;
  return {
    colours,
    series: Object.entries(stored.series).map(([name, ground]) => ({
      name,
      ground,
      text: textOn(ground, colours),
    })),
    type: stored.type ?? 'calm',
    corners: stored.corners ?? 'soft',
    outlines: stored.outlines ?? 'fine',
    shadows: stored.shadows ?? 'none',
    pattern: illustrations ? (stored.pattern ?? 'none') : 'none',
    askew: stored.askew ?? false,
    illustrations,
    fonts: { display: stored.fonts.display ?? null, text: stored.fonts.text ?? null },
    logo: stored.logo ?? null,
    icon: stored.icon ?? null,
    picture: stored.picture ?? null,
    mascot: mascotOf(stored),
  };
};
