import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { reducedMotion } from '#src/browser/reducedMotion.ts';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

const asList = { align: 'start', containScroll: 'trimSnaps', slidesToScroll: 2 } as const;

/**
 * The groups in which slides move: of 2, 3, 4 and 5 (SHW-03, HOM-16), passes of 2, 3 and 4 (HOM-15), an artist's by as many
 * as fit whole (ARD-06).
 */
const groups = {
  items: {
    ...asList,
    breakpoints: {
      '(min-width: 768px)': { slidesToScroll: 3 },
      '(min-width: 992px)': { slidesToScroll: 4 },
      '(min-width: 1200px)': { slidesToScroll: 5 },
    },
  },
  passes: {
    ...asList,
    breakpoints: {
      '(min-width: 992px)': { slidesToScroll: 3 },
      '(min-width: 1200px)': { slidesToScroll: 4 },
    },
  },
  artist: {
    ...asList,
    slidesToScroll: 1,
    breakpoints: {
      '(min-width: 992px)': { slidesToScroll: 2 },
      '(min-width: 1200px)': { slidesToScroll: 3 },
    },
  },
} as const;
export type Columns = keyof typeof groups;

interface CarouselEngineProps {
  viewport: HTMLElement;
  columns: Columns;
  /** Called with the carousel once it can move, and after each move. */
  onMoved: (api: CarouselApi) => void;
}

/** Makes a list of slides draggable, group by group. Loaded when the list comes near (embla). */
export function CarouselEngine({ viewport, columns, onMoved }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({
    ...groups[columns],
    ...(matchMedia(reducedMotion).matches && { duration: 0 }),
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
