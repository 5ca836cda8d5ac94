import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TagUnit } from '#contract/wire/home.ts';
import type { HomeQuestion } from '#src/api/home/homeProgramme.ts';
import { tagUnitQuery } from '#src/api/home/homeQueries.ts';
import { Carousel } from '#src/components/Carousel.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Section } from '../programme/Section.tsx';
import { Item } from './Item.tsx';

interface TagUnitListsProps {
  units: readonly TagUnit[];
  question: HomeQuestion;
}

/** HOM-13: the shows of each tag unit, side by side (HOM-16); nothing for a unit without any. */
export function TagUnitLists({ units, question }: TagUnitListsProps) {
  return units.map((unit, index) => (
    <TagUnitList key={unit.tag_unit} id={`unit-${index}`} unit={unit} question={question} />
  ));
}

function TagUnitList({ id, unit, question }: { id: string; unit: TagUnit; question: HomeQuestion }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: items = [] } = useQuery(tagUnitQuery(question, unit.tag_unit));
  if (items.length === 0) return null;
  const name = unit.title || format.typeName(unit.tag_unit);
  return (
    <Section id={id} title={name}>
      <Carousel label={name} previous={t('home.lists.previous')} next={t('home.lists.next')}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
