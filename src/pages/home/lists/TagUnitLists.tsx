import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TagUnit } from '#contract/wire/home.ts';
import { tagUnitQuery, type HomeQuestion } from '#src/api/homeQueries.ts';
import { Carousel } from '#src/components/Carousel.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Section } from '../programme/Section.tsx';
import { Item } from './Item.tsx';

interface TagUnitListsProps {
  units: readonly TagUnit[];
  question: HomeQuestion;
}

/** HOM-13: the shows of each tag unit, side by side (HOM-16); a unit that has none leaves no trace. */
export function TagUnitLists({ units, question }: TagUnitListsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const answers = useQueries({ queries: units.map(({ tag_unit: unit }) => tagUnitQuery(question, unit)) });
  return units.map(({ title, tag_unit: unit }, index) => {
    const items = answers[index]?.data ?? [];
    if (items.length === 0) return null;
    const name = title || format.typeName(unit);
    return (
      <Section key={unit} id={`unit-${index}`} title={name}>
        <Carousel label={name} previous={t('home.lists.previous')} next={t('home.lists.next')}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </Carousel>
      </Section>
    );
  });
}
