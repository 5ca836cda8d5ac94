import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Excerpt } from './Excerpt.tsx';
import { VideoText } from './VideoText.tsx';

test('VID-25: the text of a video has its lines and its links, and no markup of its own', () => {
  expect(renderScreen(<VideoText text={'A <b>night</b>\nhttps://ok.example/a & info@ok.example'} />)).toBe(
    '<p>A &lt;b&gt;night&lt;/b&gt;<br/><a href="https://ok.example/a" rel="noopener noreferrer">https://ok.example/a</a>' +
      ' &amp; <a href="mailto:info@ok.example" rel="noopener noreferrer">info@ok.example</a></p>',
  );
});

test('VID-09: a text that is cut for the eye is read in full; a short one stands as it is', () => {
  expect([
    renderScreen(<Excerpt text="The pigeon of the opera" longest={12} />),
    renderScreen(<Excerpt text="The pigeon" longest={12} />),
  ]).toEqual([
    '<span aria-hidden="true">The pigeon…</span><span class="visually-hidden">The pigeon of the opera</span>',
    'The pigeon',
  ]);
});
