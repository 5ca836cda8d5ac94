import { useTranslation } from 'react-i18next';
import type { ShowAttributes } from '#contract/wire/show.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Fact } from './Fact.tsx';

type Told = Pick<ShowAttributes, 'duration_minutes' | 'age_min' | 'languages' | 'language'>;

const minutesAnHour = 60;

/** '1 h 30', '45 min': the length of a date, in words. */
const useDuration = () => {
  const { t } = useTranslation();
  return (duration: number): string => {
    const [hours, minutes] = [Math.floor(duration / minutesAnHour), duration % minutesAnHour];
    if (hours === 0) return t('show.facts.minutes', { minutes });
    return minutes === 0
      ? t('show.facts.hours', { hours })
      : t('show.facts.hoursAndMinutes', { hours, minutes });
  };
};

/** Languages by their names, without unknown ones. */
const useLanguageNames = () => {
  const { t } = useTranslation();
  const names: Readonly<Record<string, string>> = t('show.facts.languages', { returnObjects: true });
  return ({ languages, language }: Told): string[] =>
    (languages.length > 0 ? languages : [language]).flatMap(
      (code) => names[code.toLowerCase().slice(0, 2)] ?? [],
    );
};

/** SHW-07: length, languages, minimum age, as far as known. */
export function ShowFacts({ attributes }: { attributes: Told }) {
  const { t } = useTranslation();
  const format = useFormat();
  const inWords = useDuration();
  const names = useLanguageNames()(attributes);
  const { duration_minutes: duration, age_min: age } = attributes;
  return (
    <>
      {duration !== null && <Fact term={t('show.facts.duration')}>{inWords(duration)}</Fact>}
      {names.length > 0 && (
        <Fact term={t('show.facts.language', { count: names.length })}>{format.list(names)}</Fact>
      )}
      {age !== null && age > 0 && <Fact term={t('show.facts.age')}>{t('show.facts.from', { age })}</Fact>}
    </>
  );
}
