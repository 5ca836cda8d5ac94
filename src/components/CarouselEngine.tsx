import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/** SHW-03: slides move by groups of 2, 3, 4 and 5. */
const groups = {
  align: 'start',
  containScroll: 'trimSnaps',
  slidesToScroll: 2,
  breakpoints: {
    '(min-width: 768px)': { slidesToScroll: 3 },
    '(min-width: 992px)': { slidesToScroll: 4 },
    '(min-width: 1200px)': { slidesToScroll: 5 },
  },
} as const;

export interface CarouselEngineProps {
  viewport: HTMLElement;
  /** With the carousel once it moves, and whenever it has moved. */
  onMoved: (api: CarouselApi) => void;
}

/** Makes a list of slides draggable, group by group. Loaded when the list comes near (embla). */
export function CarouselEngine({ viewport, onMoved }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({
    ...groups,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { duration: 0 }),
  });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!api) return undefined;
    const tell = () => onMoved(api);
    viewport.scrollTo({ left: 0 });
    tell();
    api.on('select', tell).on('reInit', tell);
    return () => {
      api.off('select', tell).off('reInit', tell);
    };
  }, [api, viewport, onMoved]);
  return null;
}
