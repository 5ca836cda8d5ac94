import { useTranslation } from 'react-i18next';
import type { Passport } from '#contract/wire/passport.ts';
import { Carousel } from '#src/components/Carousel.tsx';
import { PassCard } from '#src/components/cards/PassCard.tsx';
import { Section } from '../programme/Section.tsx';

/** HOM-15: the passes side by side; nothing without any. */
export function Passes({ passes, href }: { passes: readonly Passport[]; href: string }) {
  const { t } = useTranslation();
  if (passes.length === 0) return null;
  const title = t('home.passes.title');
  return (
    <Section id="passes" title={title} all={{ href, text: t('home.passes.all') }}>
      <Carousel
        columns="passes"
        label={title}
        previous={t('home.passes.previous')}
        next={t('home.passes.next')}
      >
        {passes.map((pass) => (
          <li key={pass.id}>
            <PassCard pass={pass} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
