import { describe, expect, test } from 'vitest';
import { drawShow, showOf } from '../testing/sample.tsx';
import { textOf } from '#src/testing/html.ts';

describe('the description and the video', () => {
  const long = `<p>${'mot '.repeat(200)}fin</p>`;

  test('SHW-05: 600 characters are read at first, all of it is there', () => {
    const html = drawShow(showOf({ description: long }));
    expect(html).toContain('data-scope="readMore" data-state="collapsed"');
    expect(html).toContain('fin</span></p>');
    const first = html.match(/<p>((?:mot )+mot)<span data-cut/)?.[1] ?? '';
    expect([first.length, html.includes('aria-expanded="false"')]).toEqual([599, true]);
  });

  test('SHW-07: who plays in it is told, one or more', () => {
    const words = (artists: string[]) => textOf(drawShow(showOf({ artists })));
    expect(
      [words(['Ana']), words(['Ana', 'Bo']), words([])].map((text) => /With (.*?) Les Nuits/.exec(text)?.[1]),
    ).toEqual(['Ana', 'Ana and Bo', undefined]);
  });

  test('RTE-36: who has a page is a link to it, among those who have none', () => {
    const html = drawShow(
      showOf({ artists: [{ name: 'Ana', url: '/en/artists/ana' }, 'Bo', { url: '/x' }] }),
    );
    expect(/<b>With<\/b> (.*?)<\/p>/.exec(html)?.[1]?.replaceAll('<!-- -->', '')).toBe(
      '<a href="/en/artists/ana">Ana</a> and Bo',
    );
  });

  test('SHW-05: a short one has no button', () => {
    expect(drawShow(showOf())).toContain('data-scope="readMore" data-state="short"');
    expect(drawShow(showOf())).not.toContain('aria-expanded');
  });

  test.each([
    [600, 'short'],
    [601, 'collapsed'],
  ])(
    'SHW-05: what is read counts, not what is written: %i characters in many tags are %s',
    (count, state) => {
      const description = '<p><b>a</b></p>'.repeat(count);
      expect(drawShow(showOf({ description }))).toContain(`data-scope="readMore" data-state="${state}"`);
    },
  );

  test('SHW-05: the video is a poster with Play: no frame before it is pressed', () => {
    const html = drawShow(showOf({ video: 'https://www.youtube.com/watch?v=abcdefghijk' }));
    expect(html).not.toContain('<iframe');
    expect(html).toContain('aria-label="Play the video of Les Nuits blanches"');
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
  });

  test('SHW-05: the poster of the video is the picture of the show', () => {
    const html = drawShow(showOf({ video: 'https://www.youtube.com/watch?v=abcdefghijk' }));
    const about = html.slice(html.indexOf('<section id="about"'));
    expect(/<img [^>]*src="([^"]*)"/.exec(about)?.[1]).toBe('/media/posters/12-800.avif');
  });

  test('SHW-05: an address without an id is a link alone', () => {
    const html = drawShow(showOf({ video: 'https://video.example/x?v="><script>' }));
    expect(html).not.toContain('Play the video');
    expect(html).toContain('Watch the video on its own site');
  });
});
