import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { MotionButton } from './MotionButton.tsx';

test('the name of a button that stops and starts begins with the word on it', () => {
  const words = {
    pause: 'Pause',
    play: 'Play',
    names: { playing: 'Pause the film', paused: 'Play the film' },
  };
  const drawn = (isPlaying: boolean) => {
    const html = renderScreen(<MotionButton isPlaying={isPlaying} words={words} onToggled={() => null} />);
    return [/data-on="([^"]*)"/, /aria-label="([^"]*)"/, /<span>([^<]*)/].map((part) => part.exec(html)?.[1]);
  };
  expect([drawn(true), drawn(false)]).toEqual([
    ['true', 'Pause the film', 'Pause'],
    ['false', 'Play the film', 'Play'],
  ]);
});
