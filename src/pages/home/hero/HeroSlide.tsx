import { addressFilling } from '#contract/pictures/prepared.ts';
import type { Slide } from '#contract/wire/home.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import styles from './HeroSlide.module.css';

/** The size of a title, by its length. */
const sizeOf = ({ length }: string): 'large' | 'medium' | 'small' => {
  if (length <= 28) return 'large';
  return length <= 56 ? 'medium' : 'small';
};

/** On sharp screens. */
const logoWidth = 480;

interface HeroSlideProps {
  slide: Slide;
  /** The first one: the page waits for its picture. */
  isUrgent?: boolean;
}

/** HOM-03: a picture, and words on an ink panel; directly on the picture only with the editor's `overlay`. */
export function HeroSlide({ slide, isUrgent = false }: HeroSlideProps) {
  const { image, imagePortrait, logo, upperText, title, bottomText, description, btn } = slide;
  const hasWords = [upperText, title, bottomText, description, btn?.title ?? ''].some((text) => text !== '');
  return (
    <article className={styles['slide']} data-dark={slide.darkText} data-overlay={slide.overlay}>
      <HeroPicture wide={image} tall={imagePortrait} isUrgent={isUrgent} />
      {(hasWords || logo !== null) && (
        <div className={styles['panel']}>
          {upperText !== '' && <p className={styles['upper']}>{upperText}</p>}
          {logo !== null && (
            <img
              className={styles['logo']}
              src={addressFilling(logo, logoWidth)}
              alt=""
              width={240}
              height={96}
              loading="lazy"
            />
          )}
          {title !== '' && <h2 data-size={sizeOf(title)}>{title}</h2>}
          {description !== '' && <p>{description}</p>}
          {bottomText !== '' && <p className={styles['bottom']}>{bottomText}</p>}
          {btn && btn.title !== '' && <SlideButton btn={btn} />}
        </div>
      )}
    </article>
  );
}

/** HOM-04: in the same window by default. */
const SlideButton = ({ btn: { url, title, target } }: { btn: NonNullable<Slide['btn']> }) => (
  <LinkButton look="primary" href={url} {...(target === '_blank' && { target, rel: 'noopener noreferrer' })}>
    {title}
  </LinkButton>
);
