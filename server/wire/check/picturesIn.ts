/** Fields with the address of a picture or a file, or an object with one. */
const fields = new Set([
  'cv',
  'hover_image',
  'image',
  'imagePortrait',
  'image_url',
  'logo',
  'og_image',
  'pdf_url',
  'sponsor_logo',
  'thumbnail',
  'video_alternative_image',
  'video_mp4_url',
]);
const pictures = new Set(['image', 'image_url', 'imagePortrait', 'sponsor_logo', 'thumbnail']);

interface Picture {
  field: string;
  address: string;
  isPicture: boolean;
  record: string;
}

/** A picture, and the answer that names it. */
export interface SeenPicture extends Picture {
  call: string;
}

const idOf = (value: object): string =>
  'id' in value && (typeof value.id === 'string' || typeof value.id === 'number') ? String(value.id) : '';

/** The addresses of pictures and files in an answer. */
export const picturesIn = (value: unknown, path: readonly string[] = [], record = ''): Picture[] => {
  const name = path.findLast((key) => !/^\d+$/.test(key) && key !== 'url') ?? '';
  const isAddress = path.at(-1) === name || path.at(-1) === 'url' || /^\d+$/.test(path.at(-1) ?? '');
  if (typeof value === 'string')
    return fields.has(name) && isAddress && value !== ''
      ? [{ field: path.join('.'), address: value, isPicture: pictures.has(name), record }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    picturesIn(inside, [...path, key], idOf(value) || record),
  );
};
