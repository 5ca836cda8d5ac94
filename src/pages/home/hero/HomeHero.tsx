import { useTranslation } from 'react-i18next';
import type { Hero } from '#contract/wire/home.ts';
import { HeroCarousel } from '#src/controls/heroCarousel/HeroCarousel.tsx';
import { settings } from '#machines/settings.ts';
import { HeroFilm } from '../films.ts';
import { HeroSlide } from './HeroSlide.tsx';
import styles from './HomeHero.module.css';

/** HOM-02: a film, moving slides, or the only slide. */
export function HomeHero({ hero }: { hero: Hero }) {
  const { t } = useTranslation();
  if (hero.kind === 'film')
    return (
      <div className={styles['hero']}>
        <div className={styles['film']}>
          <HeroFilm film={hero.film} poster={hero.poster} />
          {hero.title !== '' && <p className={styles['caption']}>{hero.title}</p>}
        </div>
      </div>
    );
  const [first, ...others] = hero.slides;
  if (first === undefined) return null;
  const isOnly = others.length === 0;
  return (
    <div className={styles['hero']}>
      {isOnly ? (
        <div className={styles['only']}>
          <HeroSlide slide={first} isUrgent />
        </div>
      ) : (
        <HeroCarousel
          label={hero.title || t('home.hero.label')}
          slideDelay={settings.carousel.hero.slideDelay}
          slides={hero.slides.map((slide, index) => ({
            key: String(index),
            name: t('home.hero.slide', { number: index + 1, count: hero.slides.length, title: slide.title }),
            content: <HeroSlide slide={slide} isUrgent={index === 0} />,
          }))}
          words={{
            pause: t('home.motion.pause'),
            play: t('home.hero.play'),
            names: { playing: t('home.motion.pauseSlides'), paused: t('home.motion.playSlides') },
            choose: t('home.hero.choose'),
          }}
        />
      )}
    </div>
  );
}
