import * as v from 'valibot';
import type { StoredLook } from '#server/store/festival/storedLook.ts';
import { look as schema, type WrittenLook } from '../schema/look.ts';
import { addressOfMedium, mediumOfAddress } from './media.ts';

/** The keys that somebody gave a value. */
const given = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** The same look with another form of each of its media. */
const withMedia = (
  { logo, icon, picture, mascot }: Pick<WrittenLook, 'logo' | 'icon' | 'picture' | 'mascot'>,
  change: (medium: string) => string,
) => {
  const changed = (medium: string | undefined) => (medium === undefined ? undefined : change(medium));
  return {
    logo: changed(logo),
    icon: changed(icon),
    picture: changed(picture),
    mascot: mascot && {
      laughing: change(mascot.laughing),
      lost: changed(mascot.lost),
      asleep: changed(mascot.asleep),
    },
  };
};

/** A look as the database has it. */
export const storedLookOf = (look: WrittenLook): StoredLook => ({
  ...look,
  colours: given(look.colours),
  fonts: {
    display: look.fonts.display && addressOfMedium(look.fonts.display),
    text: look.fonts.text && addressOfMedium(look.fonts.text),
  },
  ...withMedia(look, addressOfMedium),
});

/** A look as a folder says it. */
export const lookOfStored = (stored: StoredLook): WrittenLook => {
  const { display, text } = stored.fonts;
  return v.parse(schema, {
    ...stored,
    fonts: { display: display && mediumOfAddress(display), text: text && mediumOfAddress(text) },
    ...withMedia(stored, mediumOfAddress),
  });
};
