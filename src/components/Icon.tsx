/** The drawings of `public/icons/sprite.svg`. */
export type IconName =
  | 'venue'
  | 'outdoor'
  | 'online'
  | 'down'
  | 'arrow'
  | 'external'
  | 'close'
  | 'menu'
  | 'calendar'
  | 'ticket'
  | 'x'
  | 'youtube'
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'heart'
  | 'liked'
  | 'check'
  | 'share'
  | 'user'
  | 'search'
  | 'near';

/** A drawing beside a word, in its colour and size; it has no meaning by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
