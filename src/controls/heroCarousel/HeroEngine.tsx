import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import type { HeroCarouselEvent } from '#machines/heroCarousel/heroCarousel.machine.ts';
import { reducedMotion } from '#src/browser/reducedMotion.ts';

/** HOM-05: one slide a view, in a loop. Embla's value for a move of 750 ms. */
const options = { loop: true, duration: 26.5 } as const;

interface HeroEngineProps {
  viewport: HTMLElement;
  /** Index of the slide to show. */
  current: number;
  send: (event: HeroCarouselEvent) => void;
  /** The slides can move now. */
  heed: (viewport: HTMLElement) => () => void;
}

/** Moves the slides (embla), and reports the visitor's moves. Loaded once they are seen. */
export function HeroEngine({ viewport, current, send, heed }: HeroEngineProps) {
  const [attach, api] = useEmblaCarousel({
    ...options,
    ...(matchMedia(reducedMotion).matches && { duration: 0 }),
  });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!api) return undefined;
    const choose = () => send({ type: 'slide.chosen', index: api.selectedScrollSnap() });
    const drag = () => send({ type: 'slides.dragged' });
    viewport.scrollTo({ left: 0 });
    api.on('select', choose).on('pointerDown', drag);
    const stop = heed(viewport);
    return () => {
      stop();
      api.off('select', choose).off('pointerDown', drag);
    };
  }, [api, viewport, send, heed]);
  useEffect(() => {
    if (api && api.selectedScrollSnap() !== current) api.scrollTo(current);
  }, [api, current]);
  return null;
}
