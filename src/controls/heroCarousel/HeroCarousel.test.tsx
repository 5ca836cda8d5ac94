import { expect, test } from 'vitest';
import { plainHtml } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';

test('HOM-06: before the script the slides are a named list; its buttons are named, tell which is shown, and wait', () => {
  const html = renderScreen(
    <HeroCarousel
      label="Highlights"
      slides={[
        { key: 'a', name: 'Gala', content: 'The gala' },
        { key: 'b', name: 'Circus', content: 'The circus' },
      ]}
      words={{
        pause: 'Pause',
        play: 'Play',
        names: { playing: 'Pause the slides', paused: 'Play the slides' },
        choose: 'Choose a slide',
      }}
    />,
  );
  expect(plainHtml(html).replaceAll('<li', '\n<li').split('\n')).toEqual([
    '<section aria-roledescription="carousel" aria-label="Highlights" data-scope="heroCarousel"' +
      ' data-state="still" data-moves="false"><div><ul aria-live="polite">',
    '<li aria-label="1 / 2">The gala</li>',
    '<li aria-label="2 / 2">The circus</li></ul></div><div><ul data-holds="true" aria-label="Choose a slide">',
    '<li><button type="button" aria-label="Gala" aria-current="true" disabled="">1</button></li>',
    '<li><button type="button" aria-label="Circus" aria-current="false" disabled="">2</button></li></ul>' +
      '<button type="button" data-on="false" data-early="" disabled="" aria-label="Play the slides">' +
      '<i aria-hidden="true"></i><span>Play</span></button></div></section>',
  ]);
});
