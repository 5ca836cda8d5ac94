import { expect, test } from 'vitest';
import { sharingDescriptions } from './descriptions.ts';

test('META-01: the description of each shared picture names every answer, with what it holds or where it leads', () => {
  const later = ['503 text/plain,text/html Retry-After'];
  const ofFestival = (...kinds: string[]) => [`200 ${kinds.join(',')} ETag`, '304  ETag', ...later];
  expect(
    Object.fromEntries(
      sharingDescriptions.map(({ path, answers }) => [
        path,
        Object.entries(answers).map(
          ([status, answer]) =>
            `${status} ${Object.keys(answer?.content ?? {}).join(',')} ${(answer?.headers ?? []).join(',')}`,
        ),
      ]),
    ),
  ).toEqual({
    '/media/og/{lang}/shows/{picture}.png': ['200 image/png ', '302  Location', '404 text/plain ', ...later],
    '/icons/favicon.svg': ofFestival('image/svg+xml'),
    '/icons/icon-180.png': ofFestival('image/png'),
    '/icons/icon-512.png': ofFestival('image/png'),
    '/icons/social.png': ofFestival('image/png', 'image/webp', 'image/svg+xml'),
    '/favicon.ico': ['302  Location'],
  });
});
