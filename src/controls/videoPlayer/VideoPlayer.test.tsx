import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { VideoFilm } from '#contract/programme/videos/videoFilm.ts';
import { partsOf, plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { EmbeddedFilm } from './EmbeddedFilm.tsx';
import { Failed } from './Failed.tsx';
import { FileFilm } from './FileFilm.tsx';
import { FilmLink } from './FilmLink.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const file: Extract<VideoFilm, { kind: 'file' }> = { kind: 'file', src: '/films/gala.mp4' };
const embed: Extract<VideoFilm, { kind: 'embed' }> = {
  kind: 'embed',
  id: 'abcdefghijk',
  href: 'https://www.youtube.com/watch?v=abcdefghijk',
};
const captions = [
  { lang: 'fr', label: 'Français', url: '/films/gala.fr.vtt' },
  { lang: 'en', label: '', url: '/films/gala.en.vtt' },
] as const;
const tracks =
  '<track kind="captions" srcLang="fr" label="Français" src="/films/gala.fr.vtt"/>' +
  '<track kind="captions" srcLang="en" label="en" src="/films/gala.en.vtt" default=""/>';
const unsupported = 'Your browser does not support the video tag.';

const draw = (film: VideoFilm, heading?: string): string =>
  plainHtml(
    renderScreen(
      <VideoPlayer
        title="Gala"
        film={film}
        poster="/gala.jpg"
        captions={[...captions]}
        {...(heading !== undefined && { heading })}
      />,
    ),
  );
const withoutScripts = (html: string): string => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

describe('VID-20: a video before a press on play', () => {
  test.each([file, embed])('VID-20: the poster is a button that plays ($kind)', (film) => {
    const html = draw(film);
    expect(html).toMatch(
      /^<section aria-label="Video: Gala"><div data-scope="videoPlayer" data-state="poster">/,
    );
    const [button = ''] = partsOf(html, 'button');
    expect(button).toMatch(/^<button type="button" aria-label="Play the video of Gala" data-early="">/);
    expect(button).toMatch(/<span><i aria-hidden="true"><\/i>Play<\/span><\/button>$/);
    expect(button).toContain('src="/gala.jpg"');
    expect(html).not.toContain('data-waits');
  });

  test('VID-20: it has a heading where the page has none', () => {
    expect([/<h2>.*<\/h2>/.exec(draw(file, 'Watch an excerpt'))?.[0], draw(file).includes('<h2>')]).toEqual([
      '<h2>Watch an excerpt</h2>',
      false,
    ]);
  });

  test('VID-20: without scripts a file has the browser’s own player, with captions in the language of the page', () => {
    expect(withoutScripts(draw(file))).toBe(
      '<video src="/films/gala.mp4" poster="/gala.jpg" controls="" playsInline="" preload="none">' +
        `${tracks}${unsupported}</video>`,
    );
  });

  test('VID-21: without scripts the poster of another site’s video is a link to it', () => {
    expect(withoutScripts(draw(embed))).toMatch(
      /^<a href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk" rel="noopener noreferrer" aria-label="Play the video of Gala">/,
    );
  });

  test.each<VideoFilm>([{ kind: 'none' }, { kind: 'link', href: 'https://films.example/1' }])(
    'VID-20: what nobody can play here has no button ($kind)',
    (film) => {
      expect(draw(film)).not.toContain('<button');
    },
  );

  test('VID-20: above the fold its poster comes at once; without captions its own player has none', () => {
    const video = (isUrgent?: boolean) =>
      renderScreen(
        <VideoPlayer
          title="Gala"
          film={file}
          poster="/gala.jpg"
          {...(isUrgent !== undefined && { isUrgent })}
        />,
      );
    expect([video(), video(false), video(true)].map((html) => valuesOf(html, 'loading'))).toEqual([
      ['lazy'],
      ['lazy'],
      ['eager'],
    ]);
    expect(withoutScripts(video())).toContain(`preload="none">${unsupported}</video>`);
  });

  test('VID-20: without scripts captions in one language alone are there, too', () => {
    const [first] = captions;
    const video = <VideoPlayer title="Gala" film={file} poster={null} captions={[first]} />;
    expect(valuesOf(withoutScripts(renderScreen(video)), 'srcLang')).toEqual([first.lang]);
  });

  test('VID-20: after a press the poster says that it waits', () => {
    const waits = (...presses: string[]) =>
      valuesOf(
        renderScreen(<VideoPlayer title="Gala" film={file} poster={null} />, { presses }),
        'data-waits',
      );
    expect([waits(), waits('Play the video of Gala')]).toEqual([[], ['true']]);
  });

  test('VID-20: the player takes the place of the poster at a press only', () => {
    const queries = new QueryClient();
    queries.setQueryData(['video-player'], () => () => <i>the player</i>);
    expect(textOf(renderScreen(<VideoPlayer title="Gala" film={file} poster={null} />, { queries }))).toBe(
      'Play',
    );
  });
});

test.each<[VideoFilm, string, string[]]>([
  [file, '', []],
  [{ kind: 'none' }, '', []],
  [
    embed,
    'Pressing Play loads the video from YouTube. Watch on YouTube (new window)',
    ['https://www.youtube.com/watch?v=abcdefghijk'],
  ],
  [
    { kind: 'link', href: 'https://www.youtube.com/@gala' },
    'Watch on YouTube (new window)',
    ['https://www.youtube.com/@gala'],
  ],
  [
    { kind: 'link', href: 'https://films.example/1' },
    'Watch the video on its own site (new window)',
    ['https://films.example/1'],
  ],
])('VID-21: the link of %o says where it leads', (film, words, addresses) => {
  const html = renderScreen(<FilmLink film={film} />);
  expect([textOf(html), partsOf(html, 'a').map((link) => valuesOf(link, 'href')[0])]).toEqual([
    words,
    addresses,
  ]);
  // Between words and icon.
  expect(partsOf(html, 'a').map((link) => />([^<]* )<svg/.exec(link)?.[1] ?? 'no space')).toEqual(
    addresses.map(() => words.replace(/^.*\. | ?\(new window\)$/g, '') + ' '),
  );
  if (addresses.length > 0) expect(html).toContain('target="_blank" rel="noopener noreferrer"');
});

test.each([
  [file, 'Open the film itself', '/films/gala.mp4'],
  [embed, 'Watch on YouTube', 'https://www.youtube.com/watch?v=abcdefghijk'],
] as const)('VID-20: a film that does not play says so, and leads on (%o)', (film, words, address) => {
  let again = 0;
  const html = renderScreen(<Failed film={film} onAgain={() => (again += 1)} />, { presses: ['Try again'] });
  expect([textOf(html), valuesOf(html, 'role'), valuesOf(html, 'href'), again]).toEqual([
    `This video can’t be played here. Try again ${words} (new window)`,
    ['alert'],
    [address],
    1,
  ]);
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
});

test('VID-20: a film of our own has the browser’s controls', () => {
  const film = (
    <FileFilm title="Gala" src="/g.mp4" poster={null} captions={[...captions]} onTold={() => {}} />
  );
  expect(renderScreen(film)).toBe(
    `<video src="/g.mp4" aria-label="Video: Gala" controls="" playsInline="">${tracks}${unsupported}</video>`,
  );
});

test('VID-21: the video site’s player sets no cookie before it plays, starts muted, and may do no more than play', () => {
  const film = <EmbeddedFilm title="Gala" id="abcdefghijk" onTold={() => {}} />;
  expect(renderScreen(film)).toBe(
    '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&amp;mute=1&amp;enablejsapi=1" ' +
      'title="Video: Gala" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" ' +
      'referrerPolicy="strict-origin-when-cross-origin" ' +
      'sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"></iframe>',
  );
});
